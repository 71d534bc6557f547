import injectedModule from '@web3-onboard/injected-wallets'
import { init, useConnectWallet, Web3OnboardProvider } from '@web3-onboard/react'
import { Page, render } from '../page.tsx'

const chains = [chain(84531, 'Base Goerli'), chain(59140, 'Linea Goerli')]
const web3Onboard = init({
  wallets: [injectedModule()],
  chains,
  appMetadata: { name: 'Web3-Onboard', description: 'Web3-Onboard' },
  connect: { autoConnectLastWallet: true }
})

function App() {
  const [{ wallet }, connect] = useConnectWallet()
  const [account] = wallet?.accounts ?? []
  const [connected] = wallet?.chains ?? []
  const shown = account && {
    address: account.address,
    network: chains.find(({ id }) => id === connected?.id)?.label,
    balance: account.balance?.['ETH']
  }
  return <Page account={shown} onConnect={() => void connect()} />
}

function chain(id: number, label: string) {
  return { id: `0x${id.toString(16)}`, token: 'ETH', label, rpcUrl: `${location.origin}/rpc/${id}` }
}

render(
  <Web3OnboardProvider web3Onboard={web3Onboard}>
    <App />
  </Web3OnboardProvider>
)
