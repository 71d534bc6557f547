import { useContext } from 'react'
import { QrCode } from '#ui/views/connect-dialog/qr-code.tsx'
import { RECEIVE_QR_SIZE, ReceiveCodeContext } from './receive-code-context.ts'

/** The QR code of the payment link. */
export function ReceiveCode() {
  const text = useContext(ReceiveCodeContext)
  return text && <QrCode text={text.uri} name={text.name} size={RECEIVE_QR_SIZE} />
}
