import { isPath, isUrl } from '#domain/configured-url.ts'
import { plainText } from '#domain/plain-text.ts'
import type { AppInfo } from '#ui/app-info.ts'

/** What `config.ts` says about the site in the connect dialog. @throws Error with one sentence. */
export function checkedAppInfo({ learnMoreUrl, disclaimer }: AppInfo): AppInfo {
  if (learnMoreUrl !== undefined) checkUrl('appInfo.learnMoreUrl', learnMoreUrl)
  for (const part of disclaimer ?? []) {
    checkText(typeof part === 'string' ? part : part.text)
    if (typeof part !== 'string') checkUrl(`the url of "${part.text}" in appInfo.disclaimer`, part.url)
  }
  if (disclaimer?.length === 0) throw new Error('appInfo.disclaimer is empty: leave it out for none.')
  return { ...(learnMoreUrl !== undefined && { learnMoreUrl }), ...(disclaimer && { disclaimer }) }
}

function checkText(text: string): void {
  if (plainText(text, text.length) === text.trim() && text !== '') return
  throw new Error(`appInfo.disclaimer must be visible text, got "${text}".`)
}

function checkUrl(property: string, url: string): void {
  if (isPath(url) || isUrl(url, /^https?:/)) return
  throw new Error(`${property} must be an http(s) URL or a path that starts with "/", got "${url}".`)
}
