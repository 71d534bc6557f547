import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FILES, root } from '../pages.mjs'

/** Files of the project that pages link to and that are no pages: the site has them as they are, and a browser shows them as text. */
export function linkedFiles() {
  const linked = new Set()
  const addressOf = (file) => `/${FILES}/${file}.txt`
  return {
    linkTo(file) {
      linked.add(file)
      return addressOf(file)
    },
    /** Those of a finished build. */
    write(folder) {
      for (const file of linked) {
        const copy = path.join(folder, addressOf(file))
        mkdirSync(path.dirname(copy), { recursive: true })
        cpSync(path.join(root, file), copy)
      }
    },
    /** While `npm run docs` serves them. */
    plugin: {
      name: 'linked-files',
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url, 'http://127.0.0.1')
          const file = [...linked].find((each) => addressOf(each) === pathname)
          if (file === undefined) return next()
          response.setHeader('content-type', 'text/plain; charset=utf-8')
          response.end(readFileSync(path.join(root, file)))
        })
      }
    }
  }
}
