import type { Address } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { RECORDED_BASE_URL } from '#devchain/names-gateway/base-url.ts'
import { avatarDrawing, contentId } from '#devchain/names-gateway/content.ts'
import { EDITION_ID, type Fixtures, PLAIN_ID } from './fixtures.ts'
import type { RecordedName } from './recording.ts'

/** All other names are below it. */
export const PARENT_NAME = 'portside.eth'

/** The names below `PARENT_NAME`, with an avatar record of each kind. */
export function nameRecords({ token, collectible, edition }: Fixtures): readonly RecordedName[] {
  const collectibleOf = (id: number | bigint) => `eip155:1/erc721:${collectible.address}/${id}`
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const drawing = avatarDrawing('alice')
  return [
    primary('alice', 0, `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`),
    primary('bob', 1, `${RECORDED_BASE_URL}/avatars/bob.svg`),
    primary('carol', 2, `ipfs://${contentId(avatarDrawing('carol'))}`),
    primary('dave', 3, collectibleOf(4)),
    primary('erin', 4, `eip155:1/erc1155:${edition.address}/${EDITION_ID}`),
    primary('frank', 5),
    primary('grace', 6, png),
    primary('heidi', 7, collectibleOf(8)),
    primary('ivan', 8, `eip155:1/erc20:${token.address}/1`),
    primary('judy', 9, collectibleOf(4)),
    { name: `empty.${PARENT_NAME}`, isPrimary: false },
    secondary('script', 'javascript:alert(1)'),
    secondary('page', 'data:text/html,<script>alert(1)</script>'),
    secondary('insecure', 'http://portside.example/avatars/bob.svg'),
    secondary('gone', `${RECORDED_BASE_URL}/avatars/gone.svg`),
    secondary('text', `${RECORDED_BASE_URL}/collectible/1.json`),
    secondary('plain', collectibleOf(PLAIN_ID)),
    secondary('burnt', collectibleOf(99)),
    secondary('elsewhere', `eip155:137/erc721:${collectible.address}/4`),
    secondary('garbled', 'eip155:1/erc721:0x12')
  ]
}

function primary(label: string, index: number, avatar?: string): RecordedName {
  return {
    name: `${label}.${PARENT_NAME}`,
    address: account(index),
    isPrimary: true,
    ...(avatar !== undefined && { avatar })
  }
}

/** Resolves to the last account, which has a different primary name. */
function secondary(label: string, avatar: string): RecordedName {
  return { name: `${label}.${PARENT_NAME}`, address: account(9), isPrimary: false, avatar }
}

function account(index: number): Address {
  const found = testAccounts[index]
  if (!found) throw new Error(`There is no test account ${index}.`)
  return found
}
