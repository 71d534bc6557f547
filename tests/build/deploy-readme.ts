import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ready.mjs'

const blocks = [...readFileSync(path.join(root, 'deploy/README.md'), 'utf8').matchAll(/```text\n([^`]*)```/g)].map(
  ([, block = '']) => block
)

/** The block of deploy/README.md with this text. */
function blockWith(text: string): string {
  const found = blocks.find((block) => block.includes(text))
  if (found === undefined) throw new Error(`deploy/README.md has no block with "${text}".`)
  return found
}

/** The blocks under "Without containers" in deploy/README.md, as they are pasted into a shell or a file. */
export const withoutContainers = {
  installation: blockWith('cp deploy/systemd/'),
  variables: blockWith('AUTH_REDIS_URL='),
  release: blockWith('release=$('),
  update: blockWith('systemctl restart portside-auth@$port'),
  back: blockWith('ln -sfn page-2026')
}

/** The time of the release that `withoutContainers.back` leads to, and its commit. */
export const EARLIER = { time: '20260131-120000', commit: '0123abc' }

/** With the machine's folders in this one. */
export function inPrefix(prefix: string, text: string): string {
  return text.replaceAll(/(?<=[\s=:/])\/(?:etc|opt|run|srv|usr|var)\//g, (folder) => prefix + folder)
}
