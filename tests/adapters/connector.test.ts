import { type TypedDataDefinition, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll } from 'vitest'
import { injectedConnector } from '#adapters/wallet/injected/injected-connector.ts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { Behaviour } from '#devchain/scripted-wallet/behaviour.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { busy, rejected, unsupported } from '#devchain/scripted-wallet/wallet-error.ts'
import type { Address } from '#domain/address.ts'
import type { Token } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { cannotBatch } from '#domain/wallet/call-batch.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { alice, bob, fakeSignature, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { describeAdapter } from '../ports/conformance.ts'
import { describeConnector } from '../ports/connector.ts'
import type { ControlledWallet, Prompt, PromptEnd } from '../ports/controlled-wallet.ts'
import { pendingFees, pendingTransaction } from './pending-transaction.ts'

const ORIGIN = 'https://app.example'
const broken = { code: -32603, message: 'Out of ink' }

const methods: Readonly<Record<Prompt, string>> = {
  connect: 'eth_requestAccounts',
  switch: 'wallet_switchEthereumChain',
  sign: 'personal_sign',
  'sign-data': 'eth_signTypedData_v4',
  send: 'eth_sendTransaction',
  'send-calls': 'wallet_sendCalls',
  choose: 'wallet_requestPermissions',
  watch: 'wallet_watchAsset'
}
const refusals: Readonly<Record<PromptEnd, Behaviour>> = { rejected, pending: busy, unsupported, breaks: broken }

describeAdapter('Connector', 'eip-1193', (timed) => {
  let devchain: Devchain
  let nodeUrls: Record<number, string>

  beforeAll(async () => {
    devchain = await startDevchain({ chainIds: [baseGoerli.id, lineaGoerli.id] })
    const [base, linea] = await Promise.all([devchain.url(baseGoerli.id), devchain.url(lineaGoerli.id)])
    nodeUrls = { [baseGoerli.id]: base, [lineaGoerli.id]: linea }
    // Transactions stay pending, so that a test that waits for a block fails.
    await callNode(base, 'evm_setAutomine', [false])
  })
  afterAll(() => devchain?.stop())

  describeConnector('an EIP-1193 wallet', async (): Promise<ControlledWallet> => {
    const nodeUrl = nodeUrls[baseGoerli.id] ?? ''
    const wallet = new ScriptedWallet({
      nodeUrls: { [baseGoerli.id]: nodeUrl },
      addableNodeUrls: nodeUrls,
      chainId: baseGoerli.id
    })
    const [first, second] = testAccounts as readonly [Address, Address]
    return {
      accounts: [first, second],
      connector: () => timed(injectedConnector(wallet.provider(ORIGIN), ORIGIN)),
      prompts: () => wallet.received.filter(({ method }) => Object.values(methods).includes(method)).length,
      next: (prompt, end) => void wallet.next(methods[prompt], refusals[end]),
      changeAccount: () => wallet.selectAccounts(1),
      willChange: () => wallet.chooseNext(1),
      changeChain: (chainId) => wallet.switchChain(chainId),
      lock: () => wallet.lock(),
      async leave() {
        await wallet.lock()
        await wallet.disconnect()
      },
      refuseRevocation: () => void wallet.next('wallet_revokePermissions', unsupported),
      isSignedBy: (address, message, signature) => verifyMessage({ address, message, signature }),
      isTypedDataSignedBy: (address, typedData, signature) =>
        verifyTypedData({ ...(typedData as TypedDataDefinition), address, signature }),
      cannotBatch: async () => {
        for (const method of ['wallet_getCapabilities', 'wallet_sendCalls']) wallet.next(method, unsupported)
      },
      mine: () => callNode(nodeUrl, 'evm_mine'),
      sent: (hash) => pendingTransaction(nodeUrl, hash),
      sentFees: (hash) => pendingFees(nodeUrl, hash),
      watched: () => wallet.watched.map((asset) => (asset as { readonly options: Token }).options)
    }
  })
})

const errors: Readonly<Record<PromptEnd, () => Error>> = {
  rejected: () => new WalletError('rejected'),
  pending: () => new WalletError('pending'),
  unsupported: () => new WalletError('unsupported', { message: 'No.' }),
  breaks: () => new WalletError('other', { message: broken.message, code: broken.code })
}

describeAdapter('Connector', 'fake', () =>
  describeConnector('the fake wallet', async (): Promise<ControlledWallet> => {
    const wallet = new FakeConnector()
    return {
      accounts: [alice, bob],
      connector: () => wallet,
      prompts: () => wallet.prompts,
      next: (_prompt, end) => {
        wallet.refusal = errors[end]()
      },
      changeAccount: async () => wallet.emit({ type: 'accountsChanged', accounts: [bob] }),
      willChange: () => {
        wallet.choice = bob
      },
      changeChain: async (chainId) => wallet.emit({ type: 'chainChanged', chainId }),
      lock: async () => wallet.emit({ type: 'accountsChanged', accounts: [] }),
      leave: async () => wallet.emit({ type: 'disconnected' }),
      refuseRevocation: () => {
        wallet.canRevoke = false
      },
      isSignedBy: async (_account, _message, signature) => signature === fakeSignature,
      isTypedDataSignedBy: async (_account, _typedData, signature) => signature === fakeSignature,
      cannotBatch: async () => {
        wallet.capabilities = cannotBatch
      },
      mine: async () => {
        for (const [id, { isAtomic }] of wallet.batchStatuses)
          wallet.batchStatuses.set(id, {
            status: 'confirmed',
            hashes: isAtomic ? [hashOf(1)] : [hashOf(1), hashOf(2)],
            isAtomic
          })
      },
      sent: async (hash) => wallet.sent[Number(hash) - 1],
      sentFees: async (hash) => wallet.sent[Number(hash) - 1]?.fees,
      watched: () => wallet.watched
    }
  })
)
