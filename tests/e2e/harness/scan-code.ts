import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

/** The content of the code on screen, once there is one. */
export async function scanCode(code: Locator): Promise<string> {
  let text: string | undefined
  await expect
    .poll(async () => {
      text = readCode(await pixelsOf(code))
      return text
    })
    .toBeDefined()
  return text ?? ''
}

interface Pixels {
  /** In base64. */
  readonly pixels: string
  readonly width: number
  readonly height: number
}

/** What the code in a picture says; undefined if none is found. */
export function readCode({ pixels, width, height }: Pixels): string | undefined {
  try {
    return decodeQR({ width, height, data: Buffer.from(pixels, 'base64') })
  } catch {
    return undefined
  }
}

async function pixelsOf(code: Locator): Promise<Pixels> {
  // To hide the caret, Playwright adds a style, which the page's policy refuses in Firefox.
  const picture = (await code.screenshot({ caret: 'initial' })).toString('base64')
  return code.page().evaluate(pixelsIn, picture)
}

/** Serialised and run in a browser, which decodes its own screenshot. */
export async function pixelsIn(png: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  const data = canvas?.getImageData(0, 0, width, height).data ?? []
  let pixels = ''
  for (const value of data) pixels += String.fromCharCode(value)
  return { pixels: btoa(pixels), width, height }
}
