import type { Address } from '#domain/address.ts'
import { createTokenKey } from '#server/tokens/token-keys.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { alice as fakeAlice, fakeSignature } from '#ui/testing/fake-values.ts'
import { describeAuthenticationAdapter, type SignInSetup } from '../ports/authentication-adapter.ts'
import { describeAdapter } from '../ports/conformance.ts'
import { alice, bob, startService, Visitor } from '../server/visitor.ts'

const AUDIENCE = 'https://api.example.com'

describeAdapter('AuthenticationAdapter', 'http', (timed) =>
  describeAuthenticationAdapter('the HTTP adapter', async (): Promise<SignInSetup> => {
    let passedMs = 0
    const tokens = { keys: [createTokenKey()], audiences: [AUDIENCE], url: '/auth' }
    const service = await startService({ database: ':memory:', now: () => Date.now() + passedMs, tokens })
    const visitor = new Visitor(service)
    let isUp = true
    const stop = async () => {
      if (isUp) await service.stop()
      isUp = false
    }
    return {
      account: alice.address as Address,
      audience: AUDIENCE,
      adapter: () => timed(visitor.openAdapter()),
      sign: (message) => alice.signMessage({ message }),
      forge: (message) => bob.signMessage({ message }),
      advanceClock: (ms) => {
        passedMs += ms
      },
      takeDown: stop,
      close: stop
    }
  })
)

describeAdapter('AuthenticationAdapter', 'fake', () =>
  describeAuthenticationAdapter('the fake sign-in', async (): Promise<SignInSetup> => {
    const authentication = new FakeAuthentication()
    authentication.renewsForMs = 86_400_000
    authentication.ways = ['wallet_connect']
    return {
      account: fakeAlice,
      audience: AUDIENCE,
      adapter: () => authentication,
      sign: async () => fakeSignature,
      forge: async () => '0x00',
      advanceClock: (ms) => {
        authentication.passedMs += ms
      },
      takeDown: async () => {
        authentication.isDown = true
      },
      close: async () => undefined
    }
  })
)
