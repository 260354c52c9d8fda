{{- define "likho.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "likho.secret" -}}
{{- .Values.existingSecret | default (printf "%s-secrets" (include "likho.name" .)) -}}
{{- end -}}

{{- define "likho.labels" -}}
app.kubernetes.io/name: likho
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "likho.selector" -}}
app.kubernetes.io/name: likho
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "likho.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{/* Pods and the migration job run alike: nobody's account, nothing to write to but /data and /tmp. */}}
{{- define "likho.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "likho.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{/* Pictures and the database are elsewhere: what lies in these may go with the pod. */}}
{{- define "likho.volumes" -}}
- name: data
  emptyDir: {}
- name: tmp
  emptyDir: {}
{{- end -}}

{{- define "likho.mounts" -}}
- name: data
  mountPath: /data
- name: tmp
  mountPath: /tmp
{{- end -}}

{{/* One kind of pod. Takes: root, role (web or worker), part (its values), drainMs. */}}
{{- define "likho.deployment" -}}
{{- $root := .root -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "likho.name" $root }}-{{ .role }}
  labels:
    {{- include "likho.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .role }}
spec:
  {{- if not (and .part.autoscaling .part.autoscaling.enabled) }}
  replicas: {{ .part.replicas }}
  {{- end }}
  strategy:
    type: RollingUpdate
    rollingUpdate:
      maxSurge: 1
      maxUnavailable: 0
  selector:
    matchLabels:
      {{- include "likho.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .role }}
  template:
    metadata:
      labels:
        {{- include "likho.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ .role }}
      annotations:
        # Other settings are another pod.
        checksum/settings: {{ printf "%s%s" (toJson $root.Values.settings) (toJson $root.Values.secrets) | sha256sum }}
        {{- with .part.podAnnotations }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
    spec:
      serviceAccountName: {{ include "likho.name" $root }}
      automountServiceAccountToken: false
      {{- with $root.Values.imagePullSecrets }}
      imagePullSecrets:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      securityContext:
        {{- include "likho.podSecurity" $root | nindent 8 }}
      # Draining, then the ten seconds in which requests in flight finish, and room.
      terminationGracePeriodSeconds: {{ add (div (int .drainMs) 1000) 20 }}
      containers:
        - name: {{ .role }}
          image: {{ include "likho.image" $root | quote }}
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          securityContext:
            {{- include "likho.containerSecurity" $root | nindent 12 }}
          ports:
            - name: http
              containerPort: 3000
          envFrom:
            - configMapRef:
                name: {{ include "likho.name" $root }}-settings
            - secretRef:
                name: {{ include "likho.secret" $root }}
          env:
            - name: ROLE
              value: {{ .role }}
            - name: PROCESSES
              value: "1"
            - name: DRAIN_MS
              value: {{ .drainMs | int | quote }}
            - name: MIGRATIONS
              value: wait
            {{- if and (eq .role "worker") $root.Values.backups.claim }}
            - name: BACKUP_DIR
              value: /backups
            - name: BACKUP_EVERY_HOURS
              value: {{ $root.Values.backups.everyHours | int | quote }}
            - name: BACKUP_KEEP
              value: {{ $root.Values.backups.keep | int | quote }}
            {{- end }}
          startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 2
            # As long as a start may wait for the migration job.
            failureThreshold: 450
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 3
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 2
            timeoutSeconds: 3
            failureThreshold: 2
          resources:
            {{- toYaml .part.resources | nindent 12 }}
          volumeMounts:
            {{- include "likho.mounts" $root | nindent 12 }}
            {{- if and (eq .role "worker") $root.Values.backups.claim }}
            - name: backups
              mountPath: /backups
            {{- end }}
      volumes:
        {{- include "likho.volumes" $root | nindent 8 }}
        {{- if and (eq .role "worker") $root.Values.backups.claim }}
        - name: backups
          persistentVolumeClaim:
            claimName: {{ $root.Values.backups.claim }}
        {{- end }}
      {{- if eq .role "web" }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- include "likho.selector" $root | nindent 14 }}
              app.kubernetes.io/component: web
      {{- end }}
      {{- with .part.nodeSelector }}
      nodeSelector:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .part.tolerations }}
      tolerations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .part.affinity }}
      affinity:
        {{- toYaml . | nindent 8 }}
      {{- end }}
{{- end -}}
