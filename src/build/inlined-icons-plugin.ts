import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** In bytes. A larger picture costs a visitor more in the code than a request of its own does. */
const LARGEST = 1_000

const NAMED_ICON = /(["'`])(\/(?:chains|wallets)\/[\w.-]+\.svg)\1/g

/**
 * In a build, the small icon of a network or a wallet is in the code that names it: a first visit would ask for one file each.
 * @param folder of the files that the page serves as they are
 */
export function inlinedIcons(folder: string): Plugin {
  return {
    name: 'portside-inlined-icons',
    apply: 'build',
    renderChunk: (code) =>
      code.replace(NAMED_ICON, (named, quote, file) => quoted(path.join(folder, file), quote) ?? named)
  }
}

function quoted(file: string, quote: string): string | undefined {
  if (!existsSync(file)) return undefined
  const svg = readFileSync(file, 'utf8').trim()
  return svg.length > LARGEST
    ? undefined
    : `${quote}data:image/svg+xml,${svg.replace(NOT_IN_TEXT, encodeURIComponent)}${quote}`
}

/** Ends a text of code, an attribute or the address itself. */
const NOT_IN_TEXT = /[%#"'`<>$\\{}\s]/g
