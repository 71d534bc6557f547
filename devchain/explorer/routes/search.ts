import type { Hono } from 'hono'
import type { Hex } from 'viem'
import { isAddress } from '#devchain/address.ts'
import { notFoundPage } from '#devchain/explorer/pages/not-found-page.ts'
import { addressPath, blockPath, transactionPath } from '../paths.ts'
import { blockNumber, type Explorer, inChain } from './page-routes.ts'

const HASH = /^0x[0-9a-f]{64}$/i

/** Redirects from a pasted hash, number or address to its page. */
export function addSearch(app: Hono, explorer: Explorer): void {
  app.get(
    '/:chain/search',
    inChain(explorer, async (context, { chain, node }) => {
      const query = (context.req.query('q') ?? '').trim()
      const number = blockNumber(query)
      if (number !== undefined) return context.redirect(blockPath(chain.id, number))
      if (isAddress(query)) return context.redirect(addressPath(chain.id, query))
      if (HASH.test(query)) {
        const block = await node.client.getBlock({ blockHash: query as Hex }).catch(() => undefined)
        return context.redirect(block ? blockPath(chain.id, block.number) : transactionPath(chain.id, query as Hex))
      }
      const reason = 'Search for the hash of a transaction or a block, the number of a block, or an address.'
      const body = notFoundPage(query === '' ? 'Nothing to search for' : `Nothing like “${query}”`, reason)
      return explorer.responder.page(context, { title: 'Nothing found', chain, query, body }, 404)
    })
  )
}
