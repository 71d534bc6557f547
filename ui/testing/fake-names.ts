import type { Address } from '#domain/address.ts'
import type { Avatar, NameService } from '#domain/ports/name-service.ts'
import { alice } from './fake-values.ts'

/** Names for tests: alice is `alice.eth` and has a picture; every method is a field that a test may replace. */
export class FakeNames implements NameService {
  /** The requests, in order. */
  readonly asked: string[] = []
  readonly names = new Map<Address, string>([[alice, 'alice.eth']])
  readonly avatars = new Map<string, Avatar>([['alice.eth', { url: 'https://pictures.example/alice.png' }]])

  /** How often a visitor has asked again. */
  restsEnded = 0

  endRests: NameService['endRests'] = async () => {
    this.restsEnded++
  }
  normalise: NameService['normalise'] = async (text) => {
    this.asked.push(text)
    return text.normalize('NFC').toLowerCase()
  }
  getName: NameService['getName'] = async (account) => {
    this.asked.push(account)
    return this.names.get(account)
  }
  getAddress: NameService['getAddress'] = async (name) =>
    [...this.names].find(([, candidate]) => candidate === name)?.[0]
  getAvatar: NameService['getAvatar'] = async (name) => {
    this.asked.push(name)
    return this.avatars.get(name)
  }
}
