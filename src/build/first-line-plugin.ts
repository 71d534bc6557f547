import type { Plugin } from 'vite'
import { firstLineOf } from './stages.ts'

/** Writes the first line of each chunk after Vite has put its own there: a browser reads that comment only if it comes first. */
export function firstLines(): Plugin {
  return {
    name: 'portside-first-lines',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          const line = output.type === 'chunk' ? firstLineOf(output) : ''
          if (output.type !== 'chunk' || line === '') continue
          output.code = `${line}\n${output.code}`
          // A source map counts lines by semicolons.
          if (output.map) output.map.mappings = `;${output.map.mappings}`
        }
      }
    }
  }
}
