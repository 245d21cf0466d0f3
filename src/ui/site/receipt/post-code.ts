/** An inline script: it takes the code out of the address before it can be stored or shared, and posts it. */
export const postCode = `addEventListener('DOMContentLoaded',()=>{const c=location.hash.slice(1);if(!c)return;history.replaceState(null,'',location.pathname);const f=document.forms.receipt;f.code.value=c;f.requestSubmit()})`
