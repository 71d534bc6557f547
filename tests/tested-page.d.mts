type Variables = Readonly<Record<string, string>>

export const testedPage: Variables
export const sameOriginPage: Variables
export const sameOriginPageWithSignIn: Variables
