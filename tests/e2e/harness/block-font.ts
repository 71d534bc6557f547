const UNITS_PER_EM = 1000
const ASCENT = 800
const DESCENT = -200
const SPACE_ADVANCE = 280
const BLOCK_ADVANCE = 540
const BLOCK = { left: 40, bottom: 0, right: 500, top: 520 } as const
const LAST_CHARACTER = 0x10ffff

/**
 * A TrueType font that draws every character as the same block. Screenshots with it show colours, sizes and places, and no
 * machine's fonts: neither how it draws letters, nor which letters and emoji it has.
 */
export function blockFont(): Buffer {
  const tables = Object.entries({ 'OS/2': os2(), cmap: cmap(), glyf: glyph(), head: head(), hhea: hhea() })
  tables.push(['hmtx', int16s(SPACE_ADVANCE, 0, BLOCK_ADVANCE, BLOCK.left)], ['loca', int16s(0, 0, glyph().length / 2)])
  tables.push(['maxp', maxp()], ['name', int16s(0, 0, 6)], ['post', Buffer.concat([int32s(0x30000), Buffer.alloc(28)])])
  const header = Buffer.concat([int32s(0x10000), int16s(tables.length, 128, 3, tables.length * 16 - 128)])
  let offset = header.length + tables.length * 16
  const records = tables.map(([tag, { length }]) => {
    const record = Buffer.concat([Buffer.from(tag), int32s(0, offset, length)])
    offset += padded(length)
    return record
  })
  const contents = tables.map(([, table]) => Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]))
  return Buffer.concat([header, ...records, ...contents])
}

/** Format 13: one glyph for a range of characters. */
function cmap(): Buffer {
  const groups = [int32s(0x20, 0x20, 0), int32s(0x21, LAST_CHARACTER, 1)]
  const length = 16 + groups.length * 12
  return Buffer.concat([int16s(0, 1, 3, 10), int32s(12), int16s(13, 0), int32s(length, 0, groups.length), ...groups])
}

/** The first glyph is empty, the second is the block. */
function glyph(): Buffer {
  const { left, bottom, right, top } = BLOCK
  const box = int16s(1, left, bottom, right, top)
  const onCurve = Buffer.from([1, 1, 1, 1])
  const across = int16s(left, 0, right - left, 0)
  const upwards = int16s(bottom, top - bottom, 0, bottom - top)
  return Buffer.concat([box, int16s(3, 0), onCurve, across, upwards])
}

function head(): Buffer {
  const { left, bottom, right, top } = BLOCK
  const dates = Buffer.alloc(16)
  const sizes = int16s(left, bottom, right, top, 0, 8, 2, 0, 0)
  return Buffer.concat([int32s(0x10000, 0x10000, 0, 0x5f0f3cf5), int16s(0, UNITS_PER_EM), dates, sizes])
}

function hhea(): Buffer {
  const metrics = int16s(ASCENT, DESCENT, 0, BLOCK_ADVANCE, 0, 0, BLOCK.right, 1, 0, 0)
  return Buffer.concat([int32s(0x10000), metrics, Buffer.alloc(10), int16s(2)])
}

function maxp(): Buffer {
  return Buffer.concat([int32s(0x10000), int16s(2, 4, 1, 0, 0, 1), Buffer.alloc(16)])
}

/** Version 4; what nothing here needs is zero. */
function os2(): Buffer {
  const start = int16s(4, BLOCK_ADVANCE, 400, 5, 0)
  const unused = Buffer.alloc(22 + 10 + 16)
  const end = int16s(0x40, 0x20, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT)
  return Buffer.concat([
    start,
    unused,
    Buffer.from('NONE'),
    end,
    Buffer.alloc(8),
    int16s(BLOCK.top, BLOCK.top, 0, 0x20, 0)
  ])
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}

function int16s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2)
  return bytes
}

function int32s(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
