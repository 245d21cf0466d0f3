/**
 * An inline script: it takes the code out of the address before it can be stored or shared, and posts it. A page that shows
 * a mail has no form, so it loads again.
 */
export const postCode = `{const post=()=>{const c=location.hash.slice(1),f=document.forms.receipt;if(!c||document.getElementById(c))return;if(!f)return location.replace(location.pathname+'?'+location.hash);history.replaceState(null,'',location.pathname);f.code.value=c;f.requestSubmit()};addEventListener('DOMContentLoaded',post);addEventListener('hashchange',post)}`
