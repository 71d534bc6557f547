/** In a build for any folder, whose pages are files in folders: `/ipfs/bafy…/dashboard/`. */
const IS_ANYWHERE = __BASE_PATH__ === './'

/**
 * The folder of the site on its host: `/`, or such as `/app/`. A page for any folder finds it by its manifest, before any
 * navigation; while prerendering, it is the page's own folder.
 */
export const basePath =
  IS_ANYWHERE && 'document' in globalThis
    ? new URL('.', document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href).pathname
    : __BASE_PATH__

/**
 * Begins the names that all pages of an origin share: of storage, locks and channels. Empty for a page at `/`, so that two
 * sites on one host, of which one may be there, keep to their own.
 */
export const nameScope = basePath === '/' ? '' : basePath

/** Of what the file has; the others are used before any navigation. */
const RELATIVE = 'a[href^="."],link[data-page]'

/** The address of a page of the site: `/app/dashboard?view=0x…` for `/dashboard?view=0x…`. */
export function pageAddress(page: string): string {
  if (__BASE_PATH__ === '/') return page
  const [, path = '', query = ''] = /^\/([^?]*)(.*)$/.exec(page) ?? []
  return basePath + path + (IS_ANYWHERE && path ? '/' : '') + query
}

/** The address of a picture: `/app/chains/base.svg` for the site's own `/chains/base.svg`. */
export function pictureAddress(url: string): string {
  return __BASE_PATH__ === '/' ? url : url.replace(/^\/(?!\/)/, basePath)
}

/** The page at a path of the host: `/dashboard` for `/app/dashboard/` and `/app/dashboard/index.html`. */
export function pageAtAddress(pathname: string): string {
  return pathname.replace(/\/+(?:index\.html)?$/, '').slice(basePath.length - 1) || '/'
}

/** Links that were written into the file stay right after a navigation, which moves the folder that they are relative to. */
export function fixLinks(): void {
  if (!IS_ANYWHERE) return
  for (const link of document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>(RELATIVE)) {
    link.setAttribute('href', link.href)
  }
}
