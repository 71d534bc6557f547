/** The sessions of the signed-in account in all browsers. */
export interface AccountSessions {
  read(): Promise<readonly ListedSession[]>
  /** Harmless for one that is over. */
  end(id: string): Promise<void>
  /** All but the one of this browser. */
  endOthers(): Promise<void>
}

/** Times are milliseconds since 1970, by the clock of the service. */
export interface ListedSession {
  readonly id: string
  /** It is the one of this browser. */
  readonly isCurrent: boolean
  readonly issuedAt: number
  readonly usedAt: number
  readonly expiresAt: number
  /** A product's name, such as `Firefox`. */
  readonly browser?: string
  /** Such as `Windows`. */
  readonly system?: string
  /** A range of addresses, such as `192.0.2.0/24`. */
  readonly network?: string
}

/**
 * - `open`: the session is valid, and changes to it will be reported
 * - `changed`: the account has signed in or out elsewhere
 * - `ended`: the session is over
 */
export type SessionNews = 'open' | 'changed' | 'ended'
