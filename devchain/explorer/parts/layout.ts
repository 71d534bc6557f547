import { html, raw } from 'hono/html'
import { walletScriptAttributes } from '#devchain/dev-wallet/wallet-script.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import type { Notice } from '../notices.ts'
import { chainPath, contractsPath, controlsPath, EXPLORER_PATH, faucetPath } from '../paths.ts'
import { endOfScript, type Html } from './html.ts'
import { icon } from './icons.ts'
import { liveScript } from './live-script.ts'
import { explorerStyle } from './style.ts'

/** A chain's entries in the navigation. */
export type Entry = 'chain' | 'contracts' | 'faucet' | 'controls'

export interface Frame {
  readonly title: string
  readonly chains: readonly ExplorerChain[]
  /** The page's chain; none on the list of chains. */
  readonly chain?: ExplorerChain | undefined
  readonly current?: Entry
  readonly notice?: Notice | undefined
  /** A search that found nothing. */
  readonly query?: string
  /** Loads Dev Wallet into the page. */
  readonly walletNonce?: string
  readonly body: Html
}

export function layout({ title, chains, chain, current, notice, query, walletNonce, body }: Frame): Html {
  const fullTitle = [notice?.text, title, chain?.name, 'Portside explorer'].filter(Boolean).join(' · ')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${fullTitle}</title>
<link rel="icon" href="/favicon.svg">
<style>${raw(explorerStyle)}</style>
${walletNonce !== undefined && walletScript(chains, walletNonce)}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div class="bar">
<a class="brand" href="${EXPLORER_PATH}/">${icon('anchor', 24)}Portside explorer</a>
<nav aria-label="Chains">${chains.map((each) => chainTab(each, chain))}</nav>
${chain && html`<nav aria-label="${chain.name}">${tab(chainPath(chain.id), 'Overview', current === 'chain')}${tab(contractsPath(chain.id), 'Contracts', current === 'contracts')}${tab(faucetPath(chain.id), 'Faucet', current === 'faucet')}${tab(controlsPath(chain.id), 'Controls', current === 'controls')}</nav>`}
${chain && searchForm(chain, query)}
</div></header>
<main id="main">${notice && noticeBox(notice)}${body}</main>
<footer>Local test chains of this development server. Their assets have no value, and no build contains these pages. <a href="/">Back to the page</a></footer>
<script type="module">${raw(liveScript)}${endOfScript}
</body>
</html>`
}

function walletScript(chains: readonly ExplorerChain[], nonce: string): Html {
  const { src, 'data-config': config } = walletScriptAttributes(chains.map(({ id }) => id))
  return html`<script nonce="${nonce}" src="${src}" data-config="${config}">${endOfScript}`
}

function chainTab({ id, name, iconUrl }: ExplorerChain, current: ExplorerChain | undefined): Html {
  const isCurrent = id === current?.id
  return html`<a href="${chainPath(id)}"${isCurrent && raw(' aria-current="true"')}>${iconUrl && html`<img src="${iconUrl}" alt="" width="20" height="20">`}${name}</a>`
}

function tab(path: string, text: string, isCurrent: boolean): Html {
  return html`<a href="${path}"${isCurrent && raw(' aria-current="page"')}>${text}</a>`
}

function searchForm(chain: ExplorerChain, query = ''): Html {
  return html`<form class="search" role="search" action="${chainPath(chain.id)}/search" method="get">
<input name="q" value="${query}" aria-label="Search ${chain.name}" placeholder="Hash, block, address" autocomplete="off" spellcheck="false" maxlength="200" required>
<button aria-label="Search">${icon('search')}</button>
</form>`
}

function noticeBox({ text, isFailure, link }: Notice): Html {
  const kind = isFailure ? 'reverted' : 'success'
  return html`<div class="notice ${kind}" role="status">${icon(kind)}<p>${text}${link && html` <a href="${link.path}">${link.text}</a>`}</p></div>`
}
