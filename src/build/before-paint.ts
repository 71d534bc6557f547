import { languages, RIGHT_TO_LEFT } from '#domain/text/languages.ts'
import { CONNECTION_KEY, DISCONNECTED_KEY, LANGUAGE_KEY, THEME_KEY } from '#ui/models/stored-settings.ts'
import { themes } from '#ui/theme/theme.ts'

const chosen = themes.filter((theme) => theme !== 'system').join('|')

/**
 * Sets the language: the chosen one, else the best match for what the browser asks for, in its order. A match has the same
 * language and script, as the browser itself completes them, and the same region if possible (`zh-SG` takes `zh-CN`,
 * `pt-PT` takes `pt-BR`), else the first of them (`zh-MO` takes `zh-HK` before `zh-TW`). The prerendered text is English,
 * so it stays hidden until another language has been loaded.
 */
export function languageScript(tags: readonly string[]): string {
  return [
    `var l=${JSON.stringify(tags)},f=function(x){try{return new Intl.Locale(x).maximize()}catch(e){return{}}},k,n;`,
    `try{k=localStorage.getItem("${LANGUAGE_KEY}")}catch(e){}`,
    'if(l.indexOf(k)<0){k="en";(navigator.languages||[]).some(function(q){q=f(q);var m=l.filter(function(t){n=f(t);',
    'return n.language==q.language&&n.script==q.script});if(m.length)return k=m.find(function(t){return f(t).region==q.region})||m[0]})}',
    `if(k!="en"){h.lang=k;if(/^(${RIGHT_TO_LEFT.join('|')})\\b/.test(k))h.dir="rtl";d.untranslated=""}`
  ].join('')
}

/**
 * The start of a remembered account's address: written as soon as the place for it is parsed, before it is painted. Within
 * another page (a Safe's) the account is the host's, and a host's account is not remembered outside it.
 */
const rememberedAccount = [
  'var a=/"account":"(0x[\\da-fA-F]{3})[\\da-fA-F]{37}"/.exec(c);',
  'if(a&&self===top&&!/"walletId":"safe"/.test(c)){d.account=a[1];new MutationObserver(function(r,o){',
  'var n=document.querySelector("[data-remembered]");if(n){n.textContent=a[1];o.disconnect()}',
  '}).observe(document,{childList:true,subtree:true})}'
].join('')

/**
 * Runs before the first paint. Sets the language, the chosen theme, and which account will be shown, so that nothing flashes.
 * Keeps an early click on a button that opens a dialog for `src/root.tsx`, with the focus, which Safari does not give to a
 * clicked button.
 */
export const beforePaintScript = [
  'var h=document.documentElement,d=h.dataset;document.addEventListener("click",function(e){',
  'var b=e.target.closest("[data-opens]");if(b&&!("started"in d)){d.clicked=b.dataset.opens;b.focus()}},true);',
  languageScript(Object.keys(languages)),
  `try{var s=localStorage,t=s.getItem("${THEME_KEY}"),c=s.getItem("${CONNECTION_KEY}");`,
  `if(/^(${chosen})$/.test(t))d.theme=t;`,
  `if(c&&/"account"/.test(c)&&!s.getItem("${DISCONNECTED_KEY}")){d.wallet="remembered";${rememberedAccount}}}catch(e){}`
].join('')
