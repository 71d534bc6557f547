import { createElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Method = 'eth_accounts' | 'eth_requestAccounts'

interface Provider {
  request(request: { readonly method: Method }): Promise<unknown>
}

interface AnnouncedWallet {
  readonly info: { readonly name: string; readonly icon: string; readonly rdns: string }
  readonly provider: Provider
}

const REMEMBERED_KEY = 'bare.wallet'
const NODE_URL = '/rpc/84531'
const WEI_PER_ETH = 1e18

/** The smallest React page that connects a wallet and shows a balance: the baseline for the product's size and speed. */
function BarePage() {
  const [wallets, setWallets] = useState<readonly AnnouncedWallet[]>([])
  const [address, setAddress] = useState<string>()
  const [balance, setBalance] = useState<number>()
  const dialog = useRef<HTMLDialogElement>(null)

  const follow = useCallback(async ({ info, provider }: AnnouncedWallet, method: Method) => {
    const [account] = (await provider.request({ method })) as readonly string[]
    if (account === undefined) return
    setAddress(account)
    dialog.current?.close()
    localStorage.setItem(REMEMBERED_KEY, info.rdns)
    setBalance(await readBalance(account))
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
    createElement('nav', { key: 'nav' }, button(address ?? 'Connect wallet', open)),
    createElement('main', { key: 'main' }, 'Hello', balance === undefined ? undefined : ` ${balance} ETH`),
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

async function readBalance(account: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [account, 'latest'] })
  const response = await fetch(NODE_URL, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result } = (await response.json()) as { readonly result: string }
  return Number(BigInt(result)) / WEI_PER_ETH
}

const container = document.getElementById('root')
if (container) createRoot(container).render(createElement(BarePage))
