import type { Chain } from '#domain/chain/chain.ts'
import type { AppInfo } from './app-info.ts'
import type { LoadAvatar } from './avatar.ts'
import type { ConnectButtonDisplay } from './display.ts'

/** What a developer configures and views show. */
export interface Settings {
  readonly appName: string
  readonly organisation: string
  readonly appInfo?: AppInfo
  readonly chains: readonly Chain[]
  /** The size of dialogs from 768 px; below that they are always compact. */
  readonly modalSize: 'compact' | 'wide'
  readonly display: ConnectButtonDisplay
  /** The team's own avatar of accounts. */
  readonly avatar?: LoadAvatar
}
