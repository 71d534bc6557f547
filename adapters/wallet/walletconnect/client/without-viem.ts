/** Replaces viem's, with which the packages verify signatures of their own sign-in, which the page never uses. */
export async function recoverAddress(): Promise<never> {
  throw new Error('This page does not verify signatures.')
}
