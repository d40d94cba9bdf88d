;;; -*- lexical-binding: t -*-
;; Drives an Emacs without a screen: eglot, by the functions that its users call.
;; Prints `ok NAME' or `not ok NAME' for each check; `run.mjs' counts them.
(package-initialize)
(require 'eglot)
(require 'flymake)
(require 'xref)

(defvar koban-folder (getenv "KOBAN_FOLDER"))
(define-derived-mode goban-mode prog-mode "Goban")
(define-derived-mode sgf-mode prog-mode "SGF")
;; One entry for each mode: eglot tells the server one language for all modes of an entry.
(dolist (mode '(goban-mode sgf-mode))
  (add-to-list 'eglot-server-programs `(,mode . ("node" ,(getenv "KOBAN_CLI") "lsp" "--stdio"))))
(setq eglot-sync-connect 60
      eglot-confirm-server-initiated-edits nil
      make-backup-files nil
      create-lockfiles nil)

(defun koban-check (name act)
  (condition-case problem
      (progn (funcall act) (princ (format "ok - %s\n" name)))
    (error (princ (format "not ok - %s\n%S\n" name problem)))))

(defun koban-wait (what condition)
  (let ((until (+ (float-time) 60)) found)
    (while (and (not (setq found (funcall condition))) (< (float-time) until))
      (accept-process-output nil 0.02))
    (or found (error "%s did not come" what))))

(defun koban-open (name mode text)
  (find-file (expand-file-name name koban-folder))
  (erase-buffer)
  (insert text)
  (save-buffer)
  (funcall mode)
  (apply #'eglot (eglot--guess-contact))
  (koban-wait "the server" #'eglot-current-server))

(defun koban-at (text)
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(defun koban-diagnostic (pattern)
  (flymake-start)
  (cl-find-if (lambda (one) (string-match-p pattern (flymake-diagnostic-text one)))
              (sort (flymake-diagnostics)
                    (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b))))))

(koban-open "ko.goban" #'goban-mode
            (concat "# Ko\n. X O .\nX . X O\n. X O .\nedges: all\nrules: psk\nmoves: W b2 B c2\n"
                    "expect: move 2 allowed\n\n# Next\nfrom: Ko\nmoves: W a1\n"))

(koban-check
 "diagnostics come while a text is open"
 (lambda ()
   (let ((found (koban-wait "the diagnostic"
                            (lambda () (koban-diagnostic "is forbidden under positional superko")))))
     (goto-char (flymake-diagnostic-beg found))
     (unless (= (line-number-at-pos) 7) (error "line %s" (line-number-at-pos))))))

(koban-check
 "a hover has a board as text"
 (lambda ()
   (koban-at "c2")
   (let (shown)
     (eglot-hover-eldoc-function (lambda (text &rest _) (setq shown text)))
     (koban-wait "the hover" (lambda () shown))
     (setq shown (substring-no-properties shown))
     (unless (string-match-p (regexp-quote "3 | . X O . |") shown) (error "%s" shown))
     (unless (string-match-p "Positional superko" shown) (error "%s" shown))
     (when (string-match-p "data:\\|command:" shown) (error "%s" shown))
     ;; With markdown-mode eglot asks for Markdown, and shows it.
     (unless (fboundp 'gfm-view-mode)
       (when (string-match-p "\\*\\*" shown) (error "%s" shown))))))

(koban-check
 "completion offers rules"
 (lambda ()
   (koban-at "psk")
   (let* ((found (eglot-completion-at-point))
          (labels (all-completions "" (nth 2 found))))
     (unless (cl-some (lambda (one) (string-prefix-p "spight" one)) labels) (error "%S" labels)))))

(koban-check
 "a quick fix is applied"
 (lambda ()
   (koban-at "rules: psk")
   (delete-region (point) (line-end-position))
   (insert "rulse: psk")
   (eglot--signal-textDocument/didChange)
   (koban-wait "the diagnostic" (lambda () (koban-diagnostic "rulse")))
   (koban-at "rulse")
   (cl-letf (((symbol-function 'completing-read)
              (lambda (_ actions &rest _) (let ((one (car actions))) (if (consp one) (car one) one)))))
     (let ((actions (eglot-code-actions (point) (+ (point) 5) "quickfix")))
       (let ((action (car actions)))
         (eglot--apply-workspace-edit (plist-get action :edit)))))
   (unless (string-match-p "^rules: psk$" (buffer-string)) (error "%s" (buffer-string)))))

(koban-check
 "a title is renamed with what continues it"
 (lambda ()
   (koban-at "Ko\n")
   (eglot-rename "Small ko")
   (unless (string-match-p "\\`# Small ko\n" (buffer-string)) (error "%s" (buffer-string)))
   (unless (string-match-p "^from: Small ko$" (buffer-string)) (error "%s" (buffer-string)))))

(save-buffer)
(koban-open "game.sgf" #'sgf-mode "(;GM[1]FF[4]SZ[9];B[cc];W[gg](;B[cg])(;B[gc]))\n")

(koban-check
 "SGF is formatted"
 (lambda ()
   (eglot-format-buffer)
   (unless (string-match-p "\n[ \t]+(;B\\[cg\\]" (buffer-string)) (error "%s" (buffer-string)))))

(set-buffer-modified-p nil)
(kill-emacs 0)
