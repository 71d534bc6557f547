import { EndpointError } from '#adapters/rpc/endpoint/endpoint-error.ts'
import { chainReadFailureOf, NodeError } from '#adapters/rpc/endpoint/node-error.ts'
import type { Address } from '#domain/address.ts'
import { isSameAddress } from '#domain/address.ts'
import {
  AvatarError,
  type AvatarToken,
  imageOf,
  type Picture,
  parseAvatarRecord,
  parseMetadata,
  parsePicture,
  parseTokenUri
} from '#domain/name/avatar-record.ts'
import type { ContentSources } from '#domain/name/web-address.ts'
import type { TokenFunction } from './ens-library.ts'
import type { RecordReader } from './record-reader.ts'
import type { WebReader } from './web-reader.ts'

interface AvatarFinderOptions {
  readonly records: RecordReader
  readonly web: WebReader
  readonly sources: ContentSources
  readonly loadsAsImage: typeof loadsAsImage
}

/** Resolves an avatar record to its image. */
export class AvatarFinder {
  readonly #options: AvatarFinderOptions

  constructor(options: AvatarFinderOptions) {
    this.#options = options
  }

  /** Calls `findOwner` for the name's account if the record is a token. @throws AvatarError */
  async find(record: string, findOwner: () => Promise<Address | undefined>): Promise<string> {
    const { sources } = this.#options
    const source = parseAvatarRecord(record, sources)
    if (source.kind !== 'token') return this.#show(source)
    const metadata = await this.#readMetadata(source, findOwner)
    return this.#show(parsePicture(imageOf(metadata), sources))
  }

  async #show(picture: Picture): Promise<string> {
    if (picture.kind === 'web' && !(await this.#isPicture(picture.url))) {
      throw new AvatarError('unresolvable-uri', `There is no picture at ${picture.url}.`)
    }
    return picture.url
  }

  /** For hosts without CORS, the image itself is loaded. */
  #isPicture(url: string): Promise<boolean> {
    const { web, loadsAsImage } = this.#options
    return this.#onTheWeb(url, (signal) =>
      web.read(url, signal, { method: 'HEAD' }).then(
        ({ status, mediaType }) => status === 200 && mediaType.startsWith('image/'),
        () => loadsAsImage(url, signal)
      )
    )
  }

  async #readMetadata(token: AvatarToken, findOwner: () => Promise<Address | undefined>): Promise<unknown> {
    const [uri] = await Promise.all([this.#readUri(token), this.#checkOwner(token, findOwner)])
    const source = parseTokenUri(uri, token, this.#options.sources)
    if (source.kind === 'inline') return source.metadata
    const { status, text } = await this.#onTheWeb(source.url, (signal) => this.#options.web.read(source.url, signal))
    if (status !== 200) throw new AvatarError('unresolvable-uri', `${source.url} answered HTTP ${status}.`)
    return parseMetadata(text)
  }

  async #readUri({ standard, contract, id }: AvatarToken): Promise<string> {
    return (await this.#ofToken(contract, standard === 'erc721' ? 'tokenURI' : 'uri', [id])) as string
  }

  async #checkOwner(
    { standard, contract, id }: AvatarToken,
    findOwner: () => Promise<Address | undefined>
  ): Promise<void> {
    const account = await findOwner()
    const isOwned = async (owner: Address) => {
      if (standard === 'erc721') {
        return isSameAddress((await this.#ofToken(contract, 'ownerOf', [id])) as Address, owner)
      }
      return ((await this.#ofToken(contract, 'balanceOf', [owner, id])) as bigint) > 0n
    }
    if (account === undefined || !(await isOwned(account))) {
      throw new AvatarError('not-owned', `Token ${id} of ${contract} belongs to somebody else.`)
    }
  }

  /** @throws AvatarError `unresolvable-uri` if there is no such contract or token */
  async #ofToken(contract: Address, name: TokenFunction, values: readonly unknown[]): Promise<unknown> {
    let failure: unknown
    try {
      // A record may write the contract with an invalid checksum, which libraries reject.
      const address = contract.toLowerCase() as Address
      const answer = await this.#options.records.find((client) => client.callToken(address, name, values))
      if (answer !== undefined) return answer
    } catch (error) {
      const isReverted = error instanceof NodeError && chainReadFailureOf(error) === 'reverted'
      if (!(isReverted || error instanceof EndpointError)) throw error
      failure = error
    }
    throw new AvatarError('unresolvable-uri', `${contract} has no such token.`, { cause: failure })
  }

  async #onTheWeb<Result>(url: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await this.#options.web.withTimeout(work)
    } catch (cause) {
      throw new AvatarError('unresolvable-uri', `${url} does not answer.`, { cause })
    }
  }
}

/**
 * Tries to load the image as the page would show it; false outside a browser. Images follow redirects, which a page
 * cannot prevent: the Content-Security-Policy keeps them on https.
 */
export function loadsAsImage(url: string, signal: AbortSignal): Promise<boolean> {
  if (typeof Image === 'undefined') return Promise.resolve(false)
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  return new Promise((resolve) => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    signal.addEventListener('abort', () => {
      image.src = ''
    })
    image.src = url
  })
}
