import { isAddress, navLabel } from '#domain/address.ts'
import { nameScope } from '#ui/base-path.ts'
import { CONNECTION_KEY, DISCONNECTED_KEY, LANGUAGE_KEY, THEME_KEY } from '#ui/models/stored-settings.ts'
import { RIGHT_TO_LEFT } from '#ui/text/languages.ts'
import { isTheme } from '#ui/theme/theme.ts'

/*
 * The script in the page's head, which runs before the first paint so that nothing flashes: the build compiles it into the
 * page. `src/loading/loader.ts`, `src/root.tsx` and styles read what it leaves on the root element.
 */

/**
 * The page's language for each that a browser may ask for: language and script, and the region where that decides; and the
 * language alone where it has one script only.
 */
const languages: Readonly<Record<string, string>> = __LANGUAGES__
/** A language, or a language and a region, as browsers write them. */
const PLAIN = /^([a-z]{2,3})(?:-(?:[A-Z]{2}|\d{3}))?$/
const html = document.documentElement
const { dataset } = html

document.addEventListener('click', keepEarlyClick, true)
showLanguage(chosenLanguage() ?? preferredLanguage() ?? 'en')
showTheme()
showRememberedAccount()

/** On a button that opens a dialog, with the focus, which Safari does not give to a clicked button. */
function keepEarlyClick({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-opens]')
  if (!button || 'started' in dataset) return
  dataset.clicked = button.dataset['opens'] ?? ''
  button.focus()
}

function chosenLanguage(): string | undefined {
  const chosen = stored(LANGUAGE_KEY)
  return Object.values(languages).find((tag) => tag === chosen)
}

/**
 * The best match for what the browser asks for, in its order. Where the language alone does not say it, the browser completes
 * it with a script and a region, for which it loads data: the first time takes longer than the rest of this script.
 */
function preferredLanguage(): string | undefined {
  for (const asked of navigator.languages ?? []) {
    const [, plain = ''] = PLAIN.exec(asked) ?? []
    if (languages[plain]) return languages[plain]
    try {
      const { language, script, region } = new Intl.Locale(asked).maximize()
      const written = `${language}-${script}`
      const match = languages[`${written}-${region}`] ?? languages[written]
      if (match) return match
    } catch {
      // Not the tag of a language.
    }
  }
  return undefined
}

/** The prerendered text is English, so it stays hidden until another language has been loaded. */
function showLanguage(tag: string): void {
  if (tag === 'en') return
  html.lang = tag
  if (RIGHT_TO_LEFT.includes(tag.split('-')[0] ?? tag)) html.dir = 'rtl'
  dataset.untranslated = ''
}

function showTheme(): void {
  const theme = stored(THEME_KEY)
  if (isTheme(theme) && theme !== 'system') dataset.theme = theme
}

/**
 * The start of a remembered account's address is written as soon as the place for it is parsed. Within another page (a
 * Safe's) the account is the host's, and a host's account is not remembered outside it.
 */
function showRememberedAccount(): void {
  const { account, walletId } = storedConnection()
  if (!isAddress(account) || stored(DISCONNECTED_KEY)) return
  dataset.wallet = 'remembered'
  fetchAccount()
  if (self !== top || walletId === 'safe') return
  const label = navLabel(account)
  dataset.account = label
  new MutationObserver((_, observer) => {
    const place = document.querySelector('[data-remembered]')
    if (!place) return
    place.textContent = label
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Beside the first scripts: only these would ask for the account's. `src/build/page-plugin.ts` has named its files before. */
function fetchAccount(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=account]'))
    link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload'
}

function storedConnection(): { readonly account?: unknown; readonly walletId?: unknown } {
  try {
    return Object(JSON.parse(stored(CONNECTION_KEY) ?? ''))
  } catch {
    return {}
  }
}

/** Undefined also where the browser denies its storage. */
function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(nameScope + key) ?? undefined
  } catch {
    return undefined
  }
}
