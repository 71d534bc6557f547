import type { ownSteps as englishOwnSteps, steps as englishSteps } from '#ui/text/en/wallet-steps.ts'

const tab = '商店已在另一分頁開啟。請將擴充功能釘選到工具列。'
const phrase = '把助記詞寫在紙上，切勿向任何人透露。'
const secretPhrase = '把助記詞寫在紙上保管，切勿放上任何網站。'

export const steps: typeof englishSteps = (wallet) => {
  const create = { title: '建立錢包', description: '或匯入現有錢包。切勿透露助記詞。' }
  const openPage = `在 ${wallet} 開啟此頁面`
  return {
    app: {
      install: { title: `安裝 ${wallet}`, description: '從手機的應用程式商店安裝。' },
      create,
      scan: { title: '掃描 QR 碼', description: `下一步會顯示 QR 碼。請在 ${wallet} 確認連接。` },
      'open-app': {
        title: '返回此頁面',
        description: `然後連接：${wallet} 會開啟並請你確認。`
      },
      'scan-page': { title: openPage, description: '掃描下一步的 QR 碼，然後在錢包連接。' },
      'scan-address': {
        title: openPage,
        description: `在 ${wallet} 掃描下一步的 QR 碼，或輸入此頁面的網址。`
      },
      'open-page': { title: openPage, description: '返回此頁面並按「連接」，即可在錢包開啟。' },
      'enter-page': { title: openPage, description: '在下一步複製此頁面的網址，然後在錢包連接。' }
    },
    extension: {
      install: { title: `加入 ${wallet}`, description: tab },
      create,
      refresh: {
        title: '返回此頁面',
        description: `${wallet} 會自動在此顯示，或在重新整理後顯示。`
      },
      web: { title: openPage, description: '開啟後會自動連接。' }
    }
  }
}

export const ownSteps: typeof englishOwnSteps = {
  metaMask: {
    app: {
      install: {
        title: '安裝 MetaMask 應用程式',
        description: '從手機的應用程式商店安裝。所有操作都在其中確認。'
      },
      create: { title: '建立或匯入錢包', description: secretPhrase },
      scan: {
        title: '使用 MetaMask 掃描',
        description: '點按掃描圖示，掃描下一步的 QR 碼並確認。'
      }
    },
    extension: {
      install: { title: '加入 MetaMask 擴充功能', description: tab },
      create: { title: '建立或匯入錢包', description: secretPhrase }
    }
  },
  rainbow: {
    app: {
      install: { title: '安裝 Rainbow 應用程式', description: '從手機的應用程式商店安裝。' },
      create: {
        title: '建立或匯入錢包',
        description: '請在 Rainbow 備份，即使遺失手機，也不會損失任何資產。'
      },
      scan: {
        title: '使用 Rainbow 掃描',
        description: '點按掃描按鈕，掃描下一步的 QR 碼並確認。'
      }
    },
    extension: {
      install: { title: '加入 Rainbow 擴充功能', description: tab },
      create: { title: '建立或匯入錢包', description: phrase }
    }
  },
  coinbase: {
    app: {
      install: {
        title: '安裝 Coinbase Wallet',
        description: '在應用程式商店，它可能以新名稱 Base 顯示。'
      },
      create: {
        title: '建立或匯入錢包',
        description: '在應用程式內備份。助記詞只屬於你。'
      }
    },
    extension: {
      install: { title: '加入 Coinbase Wallet', description: tab },
      create: { title: '建立或匯入錢包', description: phrase }
    }
  },
  brave: {
    app: {
      install: { title: '安裝 Brave 瀏覽器', description: '已內置 Brave Wallet。' },
      create: {
        title: '建立 Brave Wallet',
        description: '在 Brave 選單開啟「錢包」。把助記詞寫在紙上保管。'
      },
      'scan-address': {
        title: '在 Brave 開啟此頁面',
        description: '用 Brave 掃描下一步的 QR 碼，然後連接。'
      }
    }
  },
  safe: {
    extension: {
      install: { title: '開啟 Safe{Wallet}', description: '已在另一分頁開啟。' },
      create: {
        title: '建立你的 Safe',
        description: '選擇擁有人。每位擁有人以自己的錢包簽署。'
      },
      web: {
        title: '在 Safe{Wallet} 加入此頁面',
        description: '在下方開啟，或在 Apps → My custom apps 加入其網址。'
      }
    }
  }
}
