import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isPage, markdownFiles, pageOf, REFERENCE, root, titleOf } from './pages.mjs'

/** The groups of pages, each by where its files are; a page belongs to the first that has it. */
const GROUPS = [
  { text: 'Start', isIn: (file) => file === 'README.md' },
  { text: 'Guides', isIn: (file) => file.startsWith('docs/guides/') },
  { text: 'Design and background', isIn: (file) => /^docs\/[^/]+$/.test(file) },
  { text: 'Folders', isIn: (file) => file.endsWith('/README.md') },
  { text: 'This project', isIn: () => true }
]

/** Every page, so that none can be forgotten: first those that the README links to, in its order, then the others by title. */
export function sidebar() {
  const pages = markdownFiles().filter((file) => isPage(file) && !file.startsWith(`${REFERENCE}/`))
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const order = [...readme.matchAll(/\]\(([^)#\s]+)/g)].map(([, target]) => target)
  const rank = (file) => (order.includes(file) ? order.indexOf(file) : order.length)
  const sorted = pages
    .map((file) => ({ file, text: titleOf(file), link: linkOf(file) }))
    .sort((a, b) => rank(a.file) - rank(b.file) || a.text.localeCompare(b.text, 'en'))
  const groupOf = (file) => GROUPS.find(({ isIn }) => isIn(file))
  return GROUPS.map((group) => ({
    text: group.text,
    items: sorted.filter(({ file }) => groupOf(file) === group)
  })).filter(({ items }) => items.length > 0)
}

/** The pages written from doc comments, as their index lists them. */
export function referenceSidebar() {
  const index = readFileSync(path.join(root, REFERENCE, 'README.md'), 'utf8')
  return index
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      text: part.slice(0, part.indexOf('\n')),
      items: [...part.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, text, file]) => ({
        text,
        link: linkOf(`${REFERENCE}/${file}`)
      }))
    }))
}

function linkOf(file) {
  return `/${pageOf(file).replace(/(?:index)?\.md$/, '')}`
}
