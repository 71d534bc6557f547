import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { isPlainName } from '#domain/name/name.ts'
import {
  addressRecord,
  namesChain,
  reverseBytes,
  reverseRecord,
  scriptNames,
  textRecord,
  zoe
} from '../adapters/scripted-names-node.ts'
import { readVectors } from '../vectors/vectors.ts'
import type { CreateNameService } from './name-service.ts'

const PICTURE = 'data:image/png;base64,AA=='

/** Longer than any name. */
const endless = `${'zoe.'.repeat(10_000)}eth`

/** Of 256 bytes, although it is not a long text. */
const LONG_LABEL = '🚢'.repeat(64)

interface NameVectors {
  /** `normal` is true if the name is its own normal form, and null if it has none. */
  readonly vectors: readonly (readonly [name: string, normal: string | true | null])[]
}

interface HashVectors {
  /** Null for what is no name. */
  readonly vectors: readonly (readonly [name: string, namehash: Hex | null])[]
}

/** How every `NameService` treats the form of a name, whatever the chain says. */
export function describeNameForms(name: string, createService: CreateNameService): void {
  /** On a node that gives this answer to everything. */
  const serviceOn = (result: unknown) => {
    const node = scriptNames(() => ({ result }))
    return { node, service: createService(namesChain, { fetch: node.fetch }) }
  }

  describe(`${name} and the normal form of names`, () => {
    test.each([
      ['ALICE.eth', 'alice.eth'],
      ['\uFF41lice.eth', 'alice.eth'],
      ['al\u00ADice.eth', 'alice.eth'],
      ['al\u200Bice.eth', 'alice.eth'],
      ['alice\uFEFF.eth', 'alice.eth'],
      ['alice\uFE0F.eth', 'alice.eth'],
      ['al\u200Dice.eth', undefined],
      ['\u202Ealice.eth', undefined],
      ['\u0430lice.eth', undefined],
      ['alice\u3002eth', undefined],
      ['alice .eth', undefined],
      ['', undefined],
      [endless, undefined]
    ])('%j is not a name, even if its normal form is: it has no account and no avatar', async (text, normal) => {
      const { node, service } = serviceOn(addressRecord(zoe))
      expect(await service.normalise(text)).toBe(normal)
      expect(await service.getAddress(text)).toBeUndefined()
      expect(await service.getAvatar(text)).toBeUndefined()
      expect(node.calls()).toBe(0)
    })

    test.each(['Zoe.eth', 'zo\u200Be.eth', '\uFEFFzoe.eth', '\u202Ezoe.eth', 'z\u043Ee.eth', 'zoe .eth', '', endless])(
      'an account whose reverse record is %j has no name',
      async (chosen) => {
        expect(await serviceOn(reverseRecord(chosen)).service.getName(zoe)).toBeUndefined()
      }
    )

    test.each([
      ['an overlong z', '0xc1ba6f652e657468'],
      ['a stray byte', '0xff7a6f652e657468'],
      ['half a character', '0x7a6f652e657468e2']
    ] as const)('a reverse record that is zoe.eth but for %s is no name', async (_what, bytes) => {
      expect(await serviceOn(reverseBytes(bytes)).service.getName(zoe)).toBeUndefined()
    })

    test('a name with a label of more than 255 bytes has no account and no avatar', async () => {
      const { node, service } = serviceOn(addressRecord(zoe))
      expect(await service.getAddress(`${LONG_LABEL}.eth`)).toBeUndefined()
      expect(await service.getAvatar(`${LONG_LABEL}.eth`)).toBeUndefined()
      expect(node.calls()).toBe(0)
    })

    test.each([
      'zoe.eth',
      'ζωή.eth',
      'مرفأ.eth',
      '👨‍👩‍👧.eth',
      '🏴‍☠.eth',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}.eth'
    ])('%j is in normal form, joiners included, and is never altered', async (chosen) => {
      expect(await serviceOn(reverseRecord(chosen)).service.getName(zoe)).toBe(chosen)
      expect(await serviceOn(addressRecord(zoe)).service.getAddress(chosen)).toBe(zoe)
      expect(await serviceOn(textRecord(PICTURE)).service.getAvatar(chosen)).toEqual({ url: PICTURE })
    })

    test('names have the normal form of ENSIP-15’s own vectors', async () => {
      const { service } = serviceOn('0x')
      const { vectors } = readVectors<NameVectors>('names')
      const missed: unknown[] = []
      for (const [text, normal] of vectors) {
        const found = await service.normalise(text)
        if (found !== (normal === true ? text : (normal ?? undefined))) missed.push([text, found, normal])
        if (isPlainName(text) && normal !== true) missed.push([text, 'is plain'])
      }
      // The root of all names is nobody's.
      expect(missed).toEqual([['', undefined, true]])
    })

    test('a node is asked for the namehash of a name', async () => {
      const { vectors } = readVectors<HashVectors>('namehash')
      const missed: string[] = []
      for (const [text, hash] of vectors) {
        let asked = ''
        const node = scriptNames(({ data }) => {
          asked += data
          return { result: addressRecord(zoe) }
        })
        const service = createService(namesChain, { fetch: node.fetch })
        const normal = await service.normalise(text)
        if (normal !== undefined) await service.getAddress(normal)
        const meets = hash === null ? normal === undefined : asked.includes(hash.slice(2))
        if (!meets) missed.push(text)
      }
      // A label too long for contracts; a pair whose skin colours are younger than the vectors.
      expect(missed).toEqual(['💎'.repeat(71), '👯🏼👯🏼'])
    })

    test('a plain name is its own normal form, as the page assumes', async () => {
      const { service } = serviceOn('0x')
      const plain = fc.stringMatching(/^[a-z0-9._-]{1,12}$/).filter(isPlainName)
      await fc.assert(
        fc.asyncProperty(plain, async (text) => {
          expect(await service.normalise(text)).toBe(text)
        })
      )
    })
  })
}
