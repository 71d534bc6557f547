import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import jsqr from 'jsqr'

/** The content of the code on screen, once there is one. */
export async function scanCode(code: Locator): Promise<string> {
  let text: string | undefined
  await expect
    .poll(async () => {
      text = await readCode(code)
      return text
    })
    .toBeDefined()
  return text ?? ''
}

async function readCode(code: Locator): Promise<string | undefined> {
  const { pixels, width, height } = await pixelsOf(code)
  return jsqr(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data
}

/** The browser decodes its own screenshot. */
async function pixelsOf(
  code: Locator
): Promise<{ readonly pixels: string; readonly width: number; readonly height: number }> {
  const picture = (await code.screenshot()).toString('base64')
  return code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    const data = canvas?.getImageData(0, 0, width, height).data ?? []
    let pixels = ''
    for (const value of data) pixels += String.fromCharCode(value)
    return { pixels: btoa(pixels), width, height }
  }, picture)
}
