import type { Connector } from '#domain/ports/connector.ts'
import { SafeConnector } from './safe-connector.ts'
import { openSafeSdk } from './safe-sdk.ts'

export function openSafeConnector(origin: string): Connector {
  return new SafeConnector(openSafeSdk(origin))
}
