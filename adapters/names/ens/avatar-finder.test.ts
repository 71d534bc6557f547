import { afterEach, expect, test, vi } from 'vitest'
import { loadsAsImage } from './avatar-finder.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page whose pictures end as told; undefined never ends. */
function pageWhereImages(end: 'onload' | 'onerror' | undefined): { readonly images: readonly { src: string }[] } {
  const images: { src: string }[] = []
  class FakeImage {
    onload: () => void = () => undefined
    onerror: () => void = () => undefined
    referrerPolicy = ''
    #src = ''
    constructor() {
      images.push(this)
    }
    get src(): string {
      return this.#src
    }
    set src(url: string) {
      this.#src = url
      if (end && url) this[end]()
    }
  }
  vi.stubGlobal('Image', FakeImage)
  return { images }
}

const { signal } = new AbortController()

test('a picture that a page can load is one', async () => {
  const { images } = pageWhereImages('onload')
  expect(await loadsAsImage('https://pictures.example/a.png', signal)).toBe(true)
  expect(images).toMatchObject([{ src: 'https://pictures.example/a.png', referrerPolicy: 'no-referrer' }])
})

test('what a page cannot load as a picture is none', async () => {
  pageWhereImages('onerror')
  expect(await loadsAsImage('https://pictures.example/a.png', signal)).toBe(false)
})

test('a picture stops loading once it is no longer awaited', () => {
  const { images } = pageWhereImages(undefined)
  const controller = new AbortController()
  void loadsAsImage('https://pictures.example/a.png', controller.signal)
  controller.abort()
  expect(images).toMatchObject([{ src: '' }])
})

test('without a page nothing loads', async () => {
  expect(await loadsAsImage('https://pictures.example/a.png', signal)).toBe(false)
})
