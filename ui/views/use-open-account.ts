import { useModels } from '#ui/views/models-context.ts'

/** What pressing an account opens: the sign-in while that is due, and on a wrong network the way out of it. */
export function useOpenAccount(): () => void {
  const { connection, session, dialogs } = useModels()
  return () => {
    if (session.status === 'unauthenticated') dialogs.openConnect()
    else if (connection.chain) dialogs.openAccount()
    else dialogs.openChain()
  }
}
