import type { ComponentType } from 'react'
import type { Address } from '#domain/address.ts'

/** What a team's own avatar is given. It is decorative, and clipped to a circle. */
export interface OwnAvatarProps {
  readonly address: Address
  /** The account's name, where one is known. */
  readonly name?: string
  /** The URL of the account's picture, if it has one. */
  readonly pictureUrl?: string
  /** In px. */
  readonly size: number
}

/** Fetches a team's own avatar. */
export type LoadAvatar = () => Promise<ComponentType<OwnAvatarProps>>
