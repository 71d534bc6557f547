import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { filesBelow } from './source-tree.ts'

/** Styles that name a side of the screen, which is the wrong one in right-to-left text. */
const PHYSICAL =
  /\b(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|(?:left|right):\s*['"\d`-]|textAlign: '(?:left|right)'|float: '(?:left|right)'|border(?:Top|Bottom)(?:Left|Right)Radius|translateX\()|to right/

/** Which name a side on purpose. */
const ALLOWED = ['ui/views/shell/page-links.tsx']

test('styles follow the direction of the text', () => {
  const files = ['ui', 'contracts'].flatMap(filesBelow).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const physical = files.filter((file) => PHYSICAL.test(readFileSync(path.join(root, file), 'utf8')))
  expect(physical).toEqual(ALLOWED)
})

test.each(['marginLeft: 4', "textAlign: 'right'", 'left: 0', "right: '4px'", "transform: 'translateX(4px)'"])(
  'a style such as %s is found',
  (style) => expect(PHYSICAL.test(style)).toBe(true)
)
