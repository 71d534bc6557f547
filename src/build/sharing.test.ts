import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTURE, sharingTags, sizeOfPng } from './sharing.ts'

const picture = readFileSync(new URL(`../public/${PICTURE}`, import.meta.url))
const site = { appName: 'Harbour', pageUrl: 'https://app.example', picture }

const contentsOf = (path: string | undefined) =>
  Object.fromEntries(sharingTags(site, path).map(([, name, content]) => [name, content]))

test('a link to a page is shown with its name, its address, and a picture with size and description', () => {
  expect(contentsOf('/dashboard')).toEqual({
    'og:type': 'website',
    'og:site_name': 'Harbour',
    'og:title': 'Harbour',
    'og:description': 'Connect a wallet, see its balance and follow its transactions.',
    'og:url': 'https://app.example/dashboard',
    'og:image': 'https://app.example/share.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining('A sailing boat'),
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Harbour',
    'twitter:description': 'Connect a wallet, see its balance and follow its transactions.',
    'twitter:image': 'https://app.example/share.png',
    'twitter:image:alt': expect.stringContaining('A sailing boat')
  })
})

test('an address where no page is has none of its own', () => {
  expect(contentsOf(undefined)).not.toHaveProperty('og:url')
})

test('without the address of the site, nothing is said: it could not be absolute', () => {
  expect(sharingTags(undefined, '/')).toEqual([])
})

test('a picture that is no PNG stops the build', () => {
  expect(() => sizeOfPng(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toThrow(
    'src/public/share.png is no PNG file.'
  )
})
