import { createElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Method = 'eth_accounts' | 'eth_requestAccounts' | 'eth_chainId'

interface Provider {
  request(request: { readonly method: Method }): Promise<unknown>
  on(event: 'accountsChanged' | 'chainChanged', listener: (value: unknown) => void): unknown
}

interface AnnouncedWallet {
  readonly info: { readonly name: string; readonly icon: string; readonly rdns: string }
  readonly provider: Provider
}

const REMEMBERED_KEY = 'bare.wallet'
/** The network on which a wallet starts, and another one. */
const chains: Readonly<Record<number, string>> = { 84531: 'Base Goerli', 59140: 'Linea Goerli' }
/** Of the product, where a bench has put it here: the bare page draws it as it is. */
const landing = document.querySelector('template')?.content
const WEI_PER_ETH = 1e18

/** The smallest React page that connects a wallet and shows a balance: the baseline for the product's size and speed. */
function BarePage() {
  const [wallets, setWallets] = useState<readonly AnnouncedWallet[]>([])
  const [address, setAddress] = useState<string>()
  const [chainId, setChainId] = useState<number>()
  const [balance, setBalance] = useState<number>()
  const dialog = useRef<HTMLDialogElement>(null)

  const follow = useCallback(async ({ info, provider }: AnnouncedWallet, method: Method) => {
    let [account] = (await provider.request({ method })) as readonly string[]
    if (account === undefined) return
    let chain = Number(await provider.request({ method: 'eth_chainId' }))
    const show = async () => {
      setAddress(account)
      setChainId(chain)
      setBalance(account === undefined ? account : await readBalance(chain, account))
    }
    provider.on('accountsChanged', (accounts) => {
      account = (accounts as readonly string[])[0]
      void show()
    })
    provider.on('chainChanged', (id) => {
      chain = Number(id)
      void show()
    })
    dialog.current?.close()
    localStorage.setItem(REMEMBERED_KEY, info.rdns)
    await show()
  }, [])

  useEffect(() => {
    const add = (event: Event) => {
      const wallet = (event as CustomEvent<AnnouncedWallet>).detail
      setWallets((known) => [...known, wallet])
      if (localStorage.getItem(REMEMBERED_KEY) === wallet.info.rdns) void follow(wallet, 'eth_accounts')
    }
    addEventListener('eip6963:announceProvider', add)
    dispatchEvent(new Event('eip6963:requestProvider'))
    return () => removeEventListener('eip6963:announceProvider', add)
  }, [follow])

  const open = () => dialog.current?.showModal()
  return [
    createElement(
      'nav',
      { key: 'nav' },
      chainId !== undefined && button(chains[chainId] ?? 'Wrong network', nothing),
      button(address ?? 'Connect wallet', open)
    ),
    createElement(
      'main',
      { key: 'main' },
      balance === undefined ? 'Hello' : `${balance} ETH`,
      createElement('div', { ref: drawLanding })
    ),
    createElement(
      'dialog',
      { key: 'dialog', ref: dialog },
      wallets.map((wallet) => {
        const { name, icon, rdns } = wallet.info
        const image = createElement('img', { key: 'icon', src: icon, alt: '', width: 48, height: 48 })
        return button([image, name], () => void follow(wallet, 'eth_requestAccounts'), rdns)
      })
    )
  ]
}

function button(content: ReactNode, onClick: () => void, key?: string): ReactNode {
  return createElement('button', { type: 'button', key, onClick }, content)
}

function nothing(): void {}

function drawLanding(place: HTMLElement | null): void {
  if (landing) place?.replaceChildren(landing.cloneNode(true))
}

async function readBalance(chainId: number, account: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [account, 'latest'] })
  const response = await fetch(`/rpc/${chainId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body
  })
  const { result } = (await response.json()) as { readonly result: string }
  return Number(BigInt(result)) / WEI_PER_ETH
}

const container = document.getElementById('root')
if (container) createRoot(container).render(createElement(BarePage))
