/** In place of viem's: the packages check signatures of a sign-in of their own with it, which the page never asks for. */
export async function recoverAddress(): Promise<never> {
  throw new Error('This page checks no signatures.')
}
