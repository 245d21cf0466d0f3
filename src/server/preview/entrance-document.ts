import type { Language } from '#domain/language/language.ts'
import { publishing as english } from '#domain/wording/en/editor/publishing.ts'
import { escapeHtml } from '#domain/wording/escape-html.ts'
import { wordsOf } from '#domain/wording/words-of.ts'

/** Why a preview was not opened. */
export type EntranceError = keyof typeof english.entrance.errors

const style =
  'body{margin:0;background:#f4f5f5;color:#0a1f35;font:1rem/1.6 system-ui,sans-serif}' +
  'main{box-sizing:border-box;max-inline-size:32rem;margin:12vh auto;padding:2rem;background:#fff;' +
  'border-block-start:4px solid #e3bf6a}h1{margin:0;font-size:1.5rem;line-height:1.3}' +
  'label{display:block;font-weight:600}small{display:block;margin-block:.25rem .5rem}' +
  'input,button{box-sizing:border-box;inline-size:100%;min-block-size:48px;padding:0 1rem;font:inherit;' +
  'border:1px solid #5b6b7b;border-radius:4px}button{margin-block-start:1rem;border:0;background:#0a1f35;' +
  'color:#fff;font-weight:600}:focus-visible{outline:3px solid #2f7fa3;outline-offset:2px}.error{color:#a3151b}'

/** Takes the secret out of the address, so that neither history nor a copied address has it, and sends it. */
export const entranceScript =
  'const enter=()=>{const code=location.hash.slice(1);if(code){history.replaceState(null,"",location.pathname);' +
  'const form=document.forms[0];form.elements[0].value=code;form.submit()}};' +
  'addEventListener("hashchange",enter);enter()'

/** The page that takes the secret of a link. It is the same for every link that does not work. */
export const entranceDocument = (
  { tag, dir }: Language,
  brandName: string,
  error: EntranceError | undefined,
): string => {
  const { entrance: words } = wordsOf(tag).publishing ?? english
  const title = [words.title, escapeHtml(brandName)].filter((part) => part !== '').join(' | ')
  return [
    `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style>${style}</style></head><body><main><h1>${words.title}</h1>`,
    error === undefined ? `<p>${words.text}</p>` : `<p class="error" role="alert">${words.errors[error]}</p>`,
    '<form method="post" action="/preview" autocomplete="off">',
    `<label for="code">${words.code}</label><small id="hint">${words.hint}</small>`,
    '<input id="code" name="code" dir="ltr" required aria-describedby="hint" spellcheck="false">',
    `<button>${words.open}</button></form></main><script>${entranceScript}</script></body></html>`,
  ].join('')
}
