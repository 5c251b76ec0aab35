// The browser's offer to install Nasrid as an app. It comes at any time after the page has been loaded.

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class InstallOffer {
  current = $state.raw<InstallPrompt | null>(null);

  /** Show the browser's own question. It can be shown once. */
  accept(): void {
    void this.current?.prompt();
    this.current = null;
  }
}

export const installOffer = new InstallOffer();

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the button of the page shows the question
  installOffer.current = event as InstallPrompt;
});
