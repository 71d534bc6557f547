import type { ReactNode } from 'react'
import type { Connector } from '#domain/ports/connector.ts'
import type { openTab } from '#src/testing/open-tab.ts'
import type { Settings } from '#ui/settings.ts'
import type { FakeConnector } from '#ui/testing/fake-wallet.ts'
import type { Shell } from '#ui/views/shell-context.ts'

/** In the order of the list beside the stage. */
export const groups = ['Page', 'Connect', 'Account', 'Dashboard', 'Send', 'Activity', 'Contracts', 'Parts'] as const

export type Tab = ReturnType<typeof openTab>

export type TabOptions = NonNullable<Parameters<typeof openTab>[0]>

/** What a wallet does in its own way. */
export type WalletParts = Partial<FakeConnector> & Pick<Connector, 'sendsProposals'>

/** One state of a part: fakes of the ports, what happens to the models above them, and the view. */
export interface Scene {
  /** The fakes, new ones for each drawing. */
  readonly tab?: () => TabOptions
  /** Moves the models into the state. What a view loads when it is needed is loaded here. */
  readonly arrange?: (tab: Tab) => unknown
  readonly settings?: Partial<Settings>
  readonly shell?: Partial<Shell>
  readonly draw: (tab: Tab) => ReactNode
  /** What a visitor does next, for states that only the view has. */
  readonly act?: (drawn: HTMLElement, tab: Tab) => unknown
}

/** A visible part of the page and the states in which a visitor may see it. */
export interface Story {
  readonly group: (typeof groups)[number]
  readonly title: string
  /** A page brings its own landmarks, a dialog covers the page, and anything else is as high as it is. */
  readonly layout: 'part' | 'dialog' | 'page'
  /** By their names. */
  readonly states: Readonly<Record<string, Scene>>
}
