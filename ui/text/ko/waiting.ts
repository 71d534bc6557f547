import type { waiting as english } from '#ui/text/en/waiting.ts'

export const waiting: typeof english = {
  elapsed: (seconds) => `${seconds}초째 대기 중`,
  confirmIn: (wallet) => `${wallet}에서 확인하세요`,
  open: (wallet) => `${wallet} 열기`,
  help: {
    host: (wallet) =>
      `아무것도 안 보이나요? ${wallet} 지갑은 이 페이지 밖에서 확인을 요청하며, 서명에 사용하는 지갑을 기다리고 있을 수도 있습니다.`,
    browser: (wallet) =>
      `아무것도 안 보이나요? ${wallet} 지갑이 잠겨 있거나, 창이 이 창 뒤 또는 사이드 패널에 있을 수 있습니다. 브라우저의 도구 모음에서 여세요.`,
    around: (wallet) => `아무것도 안 보이나요? ${wallet} 지갑이 잠겨 있을 수 있습니다.`,
    app: (wallet) => `아무것도 안 보이나요? 이 휴대폰에서 ${wallet} 앱을 여세요. 요청이 그곳에서 기다리고 있습니다.`,
    elsewhere: (wallet) => `아무것도 안 보이나요? ${wallet} 지갑이 있는 기기의 잠금을 해제하고 그곳에서 여세요.`
  }
}
