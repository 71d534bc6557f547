import type { Settings } from '../settings.ts'
import type { accountModels } from './account-models.ts'
import type { connectModels } from './connect-models.ts'
import type { Provision } from './provide.ts'

/** The models that a list provides, by their names in it. */
type Provided<List> = { readonly [Name in keyof List]: List[Name] extends Provision<infer Model> ? Model : never }

/** What connecting a wallet needs. */
export interface ConnectModels extends Provided<typeof connectModels> {
  readonly settings: Settings
}

/** Everything that views and hooks read; those of an account are loaded once a wallet is being connected. */
export interface Models extends ConnectModels, Provided<typeof accountModels> {}
