import { useModels } from '#ui/views/models-context.ts'

/** Opens the account dialog; before sign-in the sign-in dialog, on an unsupported network the chain dialog. */
export function useOpenAccount(): () => void {
  const { connection, session, dialogs } = useModels()
  return () => {
    if (session.status === 'unauthenticated') dialogs.openConnect()
    else if (connection.chain) dialogs.openAccount()
    else dialogs.openChain()
  }
}
