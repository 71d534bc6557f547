import { match } from '@formatjs/intl-localematcher'
import { languages, RIGHT_TO_LEFT } from '#domain/text/languages.ts'
import { CONNECTION_KEY, DISCONNECTED_KEY, LANGUAGE_KEY, THEME_KEY } from '#ui/models/stored-settings.ts'
import { themes } from '#ui/theme/theme.ts'

const chosen = themes.filter((theme) => theme !== 'system').join('|')

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Without those for tests, and for a region that is not known. */
const NO_REGION = ['XA', 'XB', 'ZZ']
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (region) => regionNames.of(region) && !NO_REGION.includes(region)
)

/**
 * Which language a browser gets, by the language and script that it asks for, and by region where several are written
 * alike: `zh-Hant` takes `zh-TW`, and `zh-Hant-MO` takes `zh-HK`. Matched while building, so that no visitor fetches the
 * library that knows.
 */
function matches(tags: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  const matchOf = (asked: string) => match([asked], tags, tags[0] ?? 'en')
  for (const written of tags.map(writtenAs)) {
    found[written] = matchOf(written)
    if (tags.filter((tag) => writtenAs(tag) === written).length === 1) continue
    for (const region of REGIONS) {
      const near = matchOf(`${written}-${region}`)
      if (near !== found[written]) found[`${written}-${region}`] = near
    }
  }
  return found
}

function writtenAs(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

/**
 * Sets the language: the chosen one, else the best match for what the browser asks for, in its order. The browser itself
 * completes what it asks for with a script and a region. The prerendered text is English, so it stays hidden until another
 * language has been loaded.
 */
export function languageScript(tags: readonly string[]): string {
  return [
    `var l=${JSON.stringify(matches(tags))},k,n;try{k=localStorage.getItem("${LANGUAGE_KEY}")}catch(e){}`,
    'if(Object.values(l).indexOf(k)<0){k="en";(navigator.languages||[]).some(function(q){try{q=new Intl.Locale(q).maximize();',
    'n=q.language+"-"+q.script;n=l[n+"-"+q.region]||l[n];if(n)k=n;return n}catch(e){}})}',
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
