import { createContext } from 'react'

/** What the QR code says, to scanners and to assistive technology. */
interface ReceiveCodeText {
  readonly uri: string
  readonly name: string
}

export const ReceiveCodeContext = createContext<ReceiveCodeText | undefined>(undefined)

/** The width of the code in px, quiet zone included. */
export const RECEIVE_QR_SIZE = 232
