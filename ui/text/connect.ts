import { connect } from './en/connect.ts'
import { liveText } from './live-text.ts'

/** Texts of the connect dialog, loaded with it. */
export const connectText = liveText('connect', connect)
