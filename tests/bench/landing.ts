import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'

/** The product's landing page as its visitors see it, without its code. */
interface Landing {
  readonly markup: string
  readonly styles: string
}

/** @param origin where the product is served */
export async function readLanding(browser: Browser, origin: string): Promise<Landing> {
  const page = await browser.newPage()
  try {
    await page.goto(origin, { waitUntil: 'networkidle' })
    return await page.evaluate(() => ({
      markup: document.querySelector('main')?.innerHTML ?? '',
      styles: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n')
    }))
  } finally {
    await page.close()
  }
}

/** Gives another page the same landing page to draw: it finds it in its `<template id="landing">`. */
export function addLanding(dist: string, { markup, styles }: Landing, product: string): void {
  const file = path.join(dist, 'index.html')
  const html = readFileSync(file, 'utf8')
  const added = `<style>${styles}</style><template id="landing">${markup}</template>`
  writeFileSync(
    file,
    html.replace('<body>', () => `<body>${added}`)
  )
  for (const [, picture = ''] of markup.matchAll(/(?:src|href)="(\/[^"#]+\.(?:svg|png|webp))/g))
    if (existsSync(path.join(product, picture))) cpSync(path.join(product, picture), path.join(dist, picture))
}
