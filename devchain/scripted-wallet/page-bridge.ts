import type { BrowserContext } from '@playwright/test'
import type { PageAnswer, PageMessage, PageRequest } from './page-provider.ts'

export const BINDING = '__scriptedWallet'

type Handler = (request: PageRequest) => Promise<PageAnswer>

const handlersByContext = new WeakMap<BrowserContext, Map<string, Handler>>()

/** Leads requests of every page of a context to the wallet that they are for: one binding serves all wallets. */
export async function connectToPages(context: BrowserContext, id: string, handler: Handler): Promise<void> {
  const handlers = handlersByContext.get(context)
  if (handlers) {
    handlers.set(id, handler)
    return
  }
  const first = new Map([[id, handler]])
  handlersByContext.set(context, first)
  await context.exposeBinding(BINDING, async (_source, request: PageRequest): Promise<PageAnswer> => {
    const handle = first.get(request.id)
    return handle ? handle(request) : { error: { code: -32603, message: 'This wallet is not installed.' } }
  })
}

/** The name of the page's function that takes messages for a wallet. */
export function doorOf(id: string): string {
  return `__scriptedWallet_${id}`
}

/** Tells every open page of the context; pages that are just loading or closing miss it, as they would in a browser. */
export async function tellPages(context: BrowserContext, id: string, message: PageMessage): Promise<void> {
  const tell = ([door, text]: readonly [string, PageMessage]) => {
    const page = window as unknown as Record<string, ((message: PageMessage) => void) | undefined>
    page[door]?.(text)
  }
  await Promise.allSettled(context.pages().map((page) => page.evaluate(tell, [doorOf(id), message] as const)))
}
