import { metadata } from '#ui/text/en/metadata.ts'
import { sharePicture } from '#ui/text/share-picture.ts'

/** In `src/public/`. */
export const PICTURE = 'share.png'

/** A site whose address is known: readers of these tags need absolute ones. */
export interface SharedSite {
  readonly appName: string
  /** The address of the site (`PAGE_URL` with `BASE_PATH`), without the slash at its end. */
  readonly pageUrl: string
  /** The file of the picture. */
  readonly picture: Uint8Array
}

interface Size {
  readonly width: number
  readonly height: number
}

type Tag = readonly [attribute: 'property' | 'name', name: string, content: string]

/**
 * What chats and social networks show of a link to a page: Open Graph, which most read, and its namesakes of X.
 * @param path the page's; undefined for the page of unknown addresses
 */
export function sharingTags(site: SharedSite | undefined, path: string | undefined): readonly Tag[] {
  if (!site) return []
  const { appName, pageUrl, picture } = site
  const { width, height } = sizeOfPng(picture)
  const image = `${pageUrl}/${PICTURE}`
  return [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', appName],
    ['property', 'og:title', appName],
    ['property', 'og:description', metadata.description],
    ...(path === undefined ? [] : [['property', 'og:url', pageUrl + path] as const]),
    ['property', 'og:image', image],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(width)],
    ['property', 'og:image:height', String(height)],
    ['property', 'og:image:alt', sharePicture],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', appName],
    ['name', 'twitter:description', metadata.description],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', sharePicture]
  ]
}

/** In pixels, as the header of the file says. @throws Error for any other file */
export function sizeOfPng(file: Uint8Array): Size {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.byteLength < 24 || view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452) {
    throw new Error(`src/public/${PICTURE} is no PNG file.`)
  }
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
