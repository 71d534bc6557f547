import { type Address, type Hex, parseEther } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { type ChainRecording, callStep, type Step } from './chain-recording.ts'
import { EDITION_ID, type Fixtures, TRAVELLER_ID } from './fixtures.ts'
import type { RecordingManifest } from './recording.ts'

/** In blocks, counted from the first contract. */
const HISTORY_LENGTH = 70

/**
 * One named transaction of each kind, then typical traffic: transfers of every kind between the later test accounts,
 * contract creations, failures, and empty blocks. The first three accounts take no part in that.
 */
export async function makeHistory(
  recording: ChainRecording,
  fixtures: Fixtures
): Promise<RecordingManifest['transactions']> {
  const { token, reverter, collectible, edition } = fixtures
  const [deployer, alice, bob, ...others] = testAccounts
  if (!deployer || !alice || !bob) throw new Error('Three test accounts are needed.')
  const other = (index: number): Address => others.at((index + others.length - 1) % others.length) ?? bob
  const creation: Step = { from: deployer, data: recording.artifact('Reverter').bytecode }
  const failure = (from: Address) => callStep(from, reverter, 'when', true)

  const named = {
    tokenTransfer: callStep(alice, token, 'transfer', bob, 12_340_000n),
    reverted: failure(alice),
    transfer: { from: alice, to: bob, value: parseEther('1.5') },
    legacy: { from: alice, to: deployer, value: parseEther('0.25'), isLegacy: true },
    creation,
    collectibleTransfer: callStep(other(0), collectible, 'transferFrom', other(0), other(1), TRAVELLER_ID),
    editionTransfer: callStep(other(0), edition, 'safeTransferFrom', other(0), other(1), EDITION_ID, 2n, '0x')
  } satisfies Record<string, Step>
  const hashes: Partial<Record<keyof typeof named, Hex>> = {}
  for (const [name, step] of Object.entries(named)) {
    const [receipt] = await recording.block(step)
    const expected = name === 'reverted' ? 'reverted' : 'success'
    if (receipt?.status !== expected) throw new Error(`The recorded ${name} ended as ${receipt?.status}.`)
    hashes[name as keyof typeof named] = receipt.transactionHash
  }

  for (let turn = 1; recording.length < HISTORY_LENGTH; turn++) {
    const [from, to] = [other(turn), other(turn + 1)]
    const traffic: readonly (readonly Step[])[] = [
      [callStep(from, token, 'transfer', to, 1_000_000n * BigInt(turn))],
      [{ from, to, value: parseEther('0.01') * BigInt(turn) }],
      [callStep(from, collectible, 'transferFrom', from, to, TRAVELLER_ID)],
      [],
      [callStep(from, edition, 'safeTransferFrom', from, to, EDITION_ID, 1n, '0x'), failure(to)],
      [{ from, to, value: parseEther('0.001'), isLegacy: true }],
      turn % 2 === 0 ? [{ ...creation, from }] : []
    ]
    for (const steps of traffic) if (recording.length < HISTORY_LENGTH) await recording.block(...steps)
  }
  return hashes as Record<keyof typeof named, Hex>
}
