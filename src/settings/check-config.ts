import type { Chain } from '#domain/chain/chain.ts'
import { defaultChains, knownChains } from '#domain/chain/known-chains.ts'
import { isPath, isUrl } from '#domain/configured-url.ts'
import { plainText } from '#domain/plain-text.ts'
import { repeated } from '#domain/repeated.ts'
import type { OwnWalletGroup } from '#domain/wallet/wallet.ts'
import type { AppInfo } from '#ui/app-info.ts'
import type { ConnectButtonDisplay } from '#ui/display.ts'
import { contrastRatio, READABLE } from '#ui/theme/contrast.ts'
import { type Accent, type Look, type Overlay, roundnesses } from '#ui/theme/look.ts'
import { paletteProblem } from '#ui/theme/palette-problem.ts'
import { type Palette, palettes } from '#ui/theme/palettes.ts'
import type { Config } from '../config.ts'

type Themes = Readonly<Record<string, Palette>>

const MODAL_SIZES: readonly unknown[] = ['compact', 'wide']
const SIGN_IN: readonly unknown[] = ['required', 'optional']
const DISPLAYS: Readonly<Record<keyof ConnectButtonDisplay, readonly unknown[]>> = {
  accountStatus: ['full', 'avatar', 'address'],
  chainStatus: ['full', 'icon', 'name', 'none'],
  showBalance: [true, false]
}
const MOST_BLUR = 40

/**
 * What `src/config.ts` says that no variable overrides, and that its chains are different ones.
 * @throws Error with one sentence that names the property and its value.
 */
export function checkConfig(config: Config, themes: Themes = palettes): void {
  for (const property of ['chains', 'knownChains'] as const) {
    const problem = repetitionOf(config[property])
    if (problem !== undefined) throw new Error(`${listNameOf(property, config)} ${problem}`)
  }
  checkOneOf('signIn', config.signIn, SIGN_IN)
  if (config.appInfo) checkAppInfo(config.appInfo)
  if (config.walletGroups) checkWalletGroups(config.walletGroups)
  checkDisplay(config)
  checkThemes(themes)
  checkLook(config, themes)
}

const PRESETS = {
  chains: { name: 'defaultChains', list: defaultChains },
  knownChains: { name: 'knownChains', list: knownChains }
}

/** A list of chains with the file that holds it: a configuration may pass on one of the presets'. */
function listNameOf(property: keyof typeof PRESETS, config: Config): string {
  const { name, list } = PRESETS[property]
  return config[property] === list ? `${name} in domain/chain/known-chains.ts` : `${property} in src/config.ts`
}

/** The first chain that is there twice, in the words that follow the name of the list. */
export function repetitionOf(chains: readonly Chain[]): string | undefined {
  const twice = repeated(chains, ({ id }) => id)
  if (twice) return `names chain ${twice.id} twice.`
  const alike = repeated(chains, ({ network }) => network)
  return alike && `names the network "${alike.network}" twice.`
}

function checkAppInfo({ learnMoreUrl, disclaimer }: AppInfo): void {
  if (learnMoreUrl !== undefined) checkUrl('appInfo.learnMoreUrl', learnMoreUrl)
  if (disclaimer?.length === 0) throw new Error('appInfo.disclaimer is empty: leave it out for none.')
  for (const part of disclaimer ?? []) {
    const text = typeof part === 'string' ? part : part.text
    if (plainText(text, text.length) !== text.trim() || text === '') {
      throw new Error(`appInfo.disclaimer must be visible text, got "${text}".`)
    }
    if (typeof part !== 'string') checkUrl(`the url of "${text}" in appInfo.disclaimer`, part.url)
  }
}

function checkUrl(property: string, url: string): void {
  if (isPath(url) || isUrl(url, /^https?:/)) return
  throw new Error(`${property} must be an http(s) URL or a path that starts with "/", got "${url}".`)
}

/** Whatever the catalogue holds. */
function checkWalletGroups(groups: readonly OwnWalletGroup[]): void {
  if (groups.length === 0) throw new Error('walletGroups in src/config.ts is empty: leave it out for the default.')
  for (const { name, wallets } of groups) {
    if (plainText(name) !== name || name === '') {
      throw new Error(`walletGroups in src/config.ts: a name must be one line of visible text, got "${name}".`)
    }
    if (name.toLowerCase() === 'installed') {
      throw new Error(`walletGroups in src/config.ts: "${name}" is the group of wallets that announce themselves.`)
    }
    if (wallets.length === 0) throw new Error(`walletGroups in src/config.ts: "${name}" has no wallets.`)
  }
  const alike = repeated(groups, ({ name }) => name)
  if (alike) throw new Error(`walletGroups in src/config.ts has two groups "${alike.name}".`)
  const ids = groups.flatMap(({ wallets }) => wallets)
  const twice = repeated(ids, (id) => id)
  if (twice !== undefined) throw new Error(`walletGroups in src/config.ts names the wallet "${twice}" twice.`)
}

function checkDisplay({ modalSize, display }: Pick<Config, 'modalSize' | 'display'>): void {
  checkOneOf('modalSize', modalSize, MODAL_SIZES)
  for (const [property, values] of Object.entries(DISPLAYS)) {
    const value = display[property as keyof ConnectButtonDisplay]
    const perBreakpoint = typeof value === 'object' ? [value.smallScreen, value.largeScreen] : [value]
    for (const each of perBreakpoint) checkOneOf(`display.${property}`, each, values)
  }
}

function checkLook({ accent, radius, font, overlay }: Look, themes: Themes): void {
  if (accent) checkAccent(accent, themes)
  if (radius !== undefined) checkOneOf('radius', radius, Object.keys(roundnesses))
  for (const [family, list] of Object.entries(font ?? {})) {
    // It becomes part of a style sheet.
    if (/^(?:[\w -]+|"[\w -]+")(?:, ?(?:[\w -]+|"[\w -]+"))*$/.test(list)) continue
    throw new Error(`font.${family} in src/config.ts must be font families, separated by commas, got ${list}.`)
  }
  if (overlay) checkOverlay(overlay)
}

function checkOneOf(property: string, value: unknown, values: readonly unknown[]): void {
  if (values.includes(value)) return
  const allowed = values.map((each) => JSON.stringify(each)).join(' or ')
  throw new Error(`${property} in src/config.ts must be ${allowed}, got ${JSON.stringify(value)}.`)
}

/** An accent is the colour of links too, so it must be readable on every background of its themes. */
function checkAccent(accent: Accent, themes: Themes): void {
  for (const scheme of ['light', 'dark'] as const) {
    const colour = accent[scheme]
    if (!/^#[0-9a-f]{6}$/i.test(colour)) {
      throw new Error(`accent.${scheme} must be a colour as #rrggbb, got "${colour}".`)
    }
    const unreadable = backgroundsOf(scheme, themes).find(({ ground }) => contrastRatio(colour, ground) < READABLE)
    if (!unreadable) continue
    const { theme, name, ground } = unreadable
    const ratio = Math.floor(contrastRatio(colour, ground) * 100) / 100
    throw new Error(
      `accent.${scheme} ${colour} on ${name} ${ground} of theme "${theme}" has a contrast of ${ratio} : 1, and ${READABLE} : 1 is needed.`
    )
  }
}

/** A theme that cannot be read by itself is named as such, and not as the ground of an accent. */
function checkThemes(themes: Themes): void {
  for (const [theme, palette] of Object.entries(themes)) {
    const problem = paletteProblem(theme, palette)
    if (problem !== undefined) throw new Error(problem)
  }
}

function backgroundsOf(scheme: keyof Accent, themes: Themes) {
  return Object.entries(themes)
    .filter(([, palette]) => palette.scheme === scheme)
    .flatMap(([theme, palette]) =>
      (['canvas', 'surface', 'sunken'] as const).map((name) => ({ theme, name, ground: palette[name] }))
    )
}

function checkOverlay(overlay: Overlay): void {
  for (const scheme of ['light', 'dark'] as const) {
    if (/^#[0-9a-f]{8}$/i.test(overlay[scheme])) continue
    throw new Error(`overlay.${scheme} must be a colour with opacity, as #rrggbbaa, got "${overlay[scheme]}".`)
  }
  const { blur = 0 } = overlay
  if (!(blur >= 0 && blur <= MOST_BLUR)) throw new Error(`overlay.blur must be from 0 to ${MOST_BLUR} px, got ${blur}.`)
}
